/** An action runs once per intent, with a state that a button can show. */
import { Cause, DateTime, Effect, Exit, Option, Redacted } from "effect";
import { atom } from "jotai";
import { describe, expect, it } from "vitest";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "refused">();
  const action = actionAtom(server.call);
  return { store, failures, server, action, button: watch(store, action) };
};

describe("an action", () => {
  it("runs separately for another input, and gives each caller its own result", async () => {
    const { store, server, action, button } = setUp();
    const runs = [store.set(action, "a"), store.set(action, "b")];
    expect(server.asked).toEqual(["a", "b"]);
    await server.end("b", Exit.succeed("b deleted"));
    expect(await runs[1]).toEqual(Exit.succeed("b deleted"));
    expect(button.last()).toEqual({ isRunning: true });
    await server.end("a", Exit.fail("refused"));
    expect(await runs[0]).toEqual(Exit.fail("refused"));
    expect(button.last()).toEqual({ isRunning: false });
  });

  it("continues when its screen is gone", async () => {
    const { store, server, action, button } = setUp();
    const run = store.set(action, "save");
    button.leave();
    await server.end("save", Exit.succeed("saved"));
    expect(await run).toEqual(Exit.succeed("saved"));
    expect(server.interrupted).toEqual([]);
  });

  it("joins the pending run of the same input, even before anything has rendered, and reports its failure once", async () => {
    const { store, failures, server, action, button } = setUp();
    const runs = [store.set(action, "save"), store.set(action, "save")];
    await server.end("save", Exit.fail("refused"));
    expect(await Promise.all(runs)).toEqual([Exit.fail("refused"), Exit.fail("refused")]);
    expect([server.asked, failures]).toEqual([["save"], [Cause.fail("refused")]]);
    expect(button.last()).toEqual({ isRunning: false });
  });

  it("answers with a defect, and can be retried", async () => {
    const { store, failures } = consoleStore();
    const bug = new Error("a bug");
    const action = actionAtom((input: string) => (input === "bad" ? Effect.die(bug) : Effect.succeed(input)));
    expect(await store.set(action, "bad")).toEqual(Exit.die(bug));
    expect(failures).toEqual([Cause.die(bug)]);
    expect(await store.set(action, "good")).toEqual(Exit.succeed("good"));
  });
});

const inputs: ReadonlyArray<readonly [what: string, make: () => object, makeOther: () => object]> = [
  ["a plain object", () => ({ id: "a", name: "A" }), () => ({ id: "b", name: "A" })],
  ["a nested object", () => ({ secret: { alias: "a" } }), () => ({ secret: { alias: "b" } })],
  ["a list", () => ({ ids: ["a", "b"] }), () => ({ ids: ["a"] })],
  ["a missing field", () => ({ id: "a" }), () => ({ id: "a", etag: undefined })],
  ["an absent object", () => ({ base: null }), () => ({ base: {} })],
  ["another field", () => ({ etag: undefined }), () => ({ key: undefined })],
  ["a date", () => ({ at: DateTime.unsafeMake(1) }), () => ({ at: DateTime.unsafeMake(2) })],
  ["an option", () => ({ end: Option.some("a") }), () => ({ end: Option.none() })],
  ["a redacted text", () => ({ token: Redacted.make("a") }), () => ({ token: Redacted.make("b") })],
];

describe("inputs are compared by value", () => {
  const start = (first: object, second: object) => {
    const { store } = consoleStore();
    const asked: Array<object> = [];
    const action = actionAtom((input: object) => {
      asked.push(input);
      return Effect.never;
    });
    void store.set(action, first);
    void store.set(action, second);
    return asked.length;
  };

  it.each(inputs)("%s", (_what, make, makeOther) => {
    expect(start(make(), make())).toBe(1);
    expect(start(make(), makeOther())).toBe(2);
    expect(start(makeOther(), make())).toBe(2);
  });

  it("other objects are equal by identity only", () => {
    const set = new Set(["a"]);
    expect(start({ set }, { set })).toBe(1);
    expect(start({ set }, { set: new Set(["b"]) })).toBe(2);
  });
});

it("what follows a success happens once, for any number of joined calls", async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, string, "refused">();
  const savedAtom = atom<ReadonlyArray<string>>([]);
  const action = actionAtom((input: string, { get, set }) =>
    Effect.tap(server.call(input), (answer) => set(savedAtom, [...get(savedAtom), answer])),
  );
  const runs = ["save", "save", "refuse"].map((input) => store.set(action, input));
  await server.end("save", Exit.succeed("saved"));
  await server.end("refuse", Exit.fail("refused"));
  await Promise.all(runs);
  expect(store.get(savedAtom)).toEqual(["saved"]);
});
