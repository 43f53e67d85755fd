/** Something a person does: once for each intent, with a state that a button can show. */
import { Cause, Effect, Exit } from "effect";
import { describe, expect, it } from "vitest";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { calls } from "#test/support/calls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store, failures } = consoleStore();
  const server = calls<string, string, "refused">();
  const action = actionAtom(server.call);
  return { store, failures, server, action, button: watch(store, action) };
};

describe("an action", () => {
  it("does nothing until it is set", () => {
    const { server, button } = setUp();
    expect(button.last()).toEqual({ isRunning: false });
    expect(server.asked).toEqual([]);
  });

  it("is running from the press until its end, and answers with its exit", async () => {
    const { store, server, action, button } = setUp();
    const run = store.set(action, "save");
    expect(button.last()).toEqual({ isRunning: true });
    await server.end("save", Exit.succeed("saved"));
    expect(await run).toEqual(Exit.succeed("saved"));
    expect(button.seen.map(({ isRunning }) => isRunning)).toEqual([false, true, false]);
  });

  it("joins a run under way, even when it is pressed twice before anybody sees the first", async () => {
    const { store, server, action } = setUp();
    const runs = [store.set(action, "save"), store.set(action, "save")];
    await server.end("save", Exit.succeed("saved"));
    expect(await Promise.all(runs)).toEqual([Exit.succeed("saved"), Exit.succeed("saved")]);
    expect(server.asked).toEqual(["save"]);
  });

  it("runs anew once it has ended", async () => {
    const { store, server, action } = setUp();
    for (const answer of ["first", "second"]) {
      const run = store.set(action, "save");
      await server.end("save", Exit.succeed(answer));
      expect(await run).toEqual(Exit.succeed(answer));
    }
    expect(server.asked).toEqual(["save", "save"]);
  });

  it("goes on when nobody looks any more", async () => {
    const { store, server, action, button } = setUp();
    const run = store.set(action, "save");
    button.leave();
    await server.end("save", Exit.succeed("saved"));
    expect(await run).toEqual(Exit.succeed("saved"));
    expect(server.interrupted).toEqual([]);
  });

  it("answers with its failure, which is failures once however many have joined", async () => {
    const { store, failures, server, action, button } = setUp();
    const runs = [store.set(action, "save"), store.set(action, "save")];
    await server.end("save", Exit.fail("refused"));
    expect(await Promise.all(runs)).toEqual([Exit.fail("refused"), Exit.fail("refused")]);
    expect(failures).toEqual([Cause.fail("refused")]);
    expect(button.last()).toEqual({ isRunning: false });
  });

  it("answers with a defect too, and can be tried again", async () => {
    const { store, failures } = consoleStore();
    const bug = new Error("a bug");
    const action = actionAtom((input: string) => (input === "bad" ? Effect.die(bug) : Effect.succeed(input)));
    expect(await store.set(action, "bad")).toEqual(Exit.die(bug));
    expect(failures).toEqual([Cause.die(bug)]);
    expect(await store.set(action, "good")).toEqual(Exit.succeed("good"));
  });
});
