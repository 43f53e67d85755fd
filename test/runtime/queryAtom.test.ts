/** The result of an effect as screens see it: while it runs, and when it succeeds, fails, dies or is interrupted. */
import { Cause, Effect, Exit } from "effect";
import { atom } from "jotai";
import { describe, expect, it } from "vitest";
import { networkStatusAtom, offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { queryAtom, type QueryState } from "#src/runtime/queryAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const isSettled = ({ isLoading }: QueryState<unknown>) => !isLoading;

/** A query that reads one input, in a store, with a call for each input. */
const setUp = () => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "broken">();
  const inputAtom = atom("a");
  const query = queryAtom((get) => server.call(get(inputAtom)));
  return {
    store,
    failures,
    server,
    query,
    ask: (input: string) => store.set(inputAtom, input),
    answer: (data: string, input = "a") => server.end(input, Exit.succeed(data)),
    fail: (input = "a") => server.end(input, Exit.fail("broken")),
  };
};

describe("a query", () => {
  it("keeps its last result while it runs again, for another input too, and after a failure, which is reported once", async () => {
    const { store, failures, query, ask, answer, fail } = setUp();
    const [screen] = [watch(store, query), watch(store, query)] as const;
    const reload = () => store.set(query);
    for (const [act, data, isLoading] of [
      [() => {}, undefined, true],
      [fail, undefined, false],
      [reload, undefined, true],
      [() => answer("first"), "first", false],
      [reload, "first", true],
      [fail, "first", false],
      [() => ask("b"), "first", true],
      [() => answer("second", "b"), "second", false],
    ] as const) {
      await act();
      expect(screen.last()).toEqual({ data, isLoading });
    }
    expect(failures).toEqual([Cause.fail("broken"), Cause.fail("broken")]);
  });

  it.each(["b", "a"])(
    "interrupts the pending call when it is asked for %s, and reports no failure",
    async (input) => {
      const { store, failures, server, query, ask, answer } = setUp();
      const screen = watch(store, query);
      if (input === "a") store.set(query);
      else ask(input);
      await answer("answer", input);
      expect((await screen.until(isSettled)).data).toBe("answer");
      expect([server.asked, server.interrupted, failures]).toEqual([["a", input], ["a"], []]);
    },
  );

  it("discards a late answer, even of a call that cannot be interrupted", async () => {
    const { store } = consoleStore();
    const server = controlledCalls<string, string, never>();
    const inputAtom = atom("a");
    const query = queryAtom((get) => Effect.uninterruptible(server.call(get(inputAtom))));
    const screen = watch(store, query);
    for (const input of ["b", "c"]) store.set(inputAtom, input);
    for (const input of ["c", "a", "b"]) await server.end(input, Exit.succeed(`answer to ${input}`));
    store.set(inputAtom, "d");
    await server.end("d", Exit.succeed("answer to d"));
    await screen.until(({ data }) => data === "answer to d");
    const seen = new Set(screen.seen.map(({ data }) => data));
    expect([...seen]).toEqual([undefined, "answer to c", "answer to d"]);
  });

  it("is interrupted when its last screen is left, and keeps its result for the next one, which runs it again", async () => {
    const { store, failures, server, query, answer } = setUp();
    const [first, second] = [watch(store, query), watch(store, query)] as const;
    await answer("answer");
    await first.until(isSettled);
    store.set(query);
    first.leave();
    expect(server.interrupted).toEqual([]);
    second.leave();
    await expect.poll(() => server.interrupted).toEqual(["a"]);
    expect(watch(store, query).last()).toEqual({ data: "answer", isLoading: true });
    expect([server.asked, failures]).toEqual([["a", "a", "a"], []]);
  });
});

describe("a defect", () => {
  const bug = new Error("a bug");

  const failWithBug = async () => {
    const world = setUp();
    let leave = () => {};
    const seen = new Promise<void>((resolve) => {
      leave = world.store.sub(world.query, resolve);
    });
    await world.server.end("a", Exit.die(bug));
    await seen;
    return { ...world, leave };
  };

  it("is thrown to the reader and reported, and cleared by a reload", async () => {
    const { store, failures, query, answer } = await failWithBug();
    expect(() => store.get(query)).toThrow(bug);
    expect(failures).toEqual([Cause.die(bug)]);
    store.set(query);
    expect(store.get(query).isLoading).toBe(true);
    const screen = watch(store, query);
    await answer("answer");
    expect((await screen.until(isSettled)).data).toBe("answer");
  });

  it("is cleared when its screen unmounts", async () => {
    const { store, query, leave } = await failWithBug();
    leave();
    expect(store.get(query).data).toBeUndefined();
    expect(watch(store, query).last().isLoading).toBe(true);
  });
});

it("the time of the network's loss is kept until it is back, when queries run again", async () => {
  const { store, server, query, answer } = setUp();
  const setOnline = (isOnline: boolean, at: number) => store.set(networkStatusAtom, { isOnline, at });
  watch(store, query);
  await answer("answer");
  setOnline(false, 5);
  setOnline(false, 9);
  expect(store.get(offlineSinceAtom)).toBe(5);
  expect(server.asked).toEqual(["a"]);
  setOnline(true, 12);
  expect(store.get(offlineSinceAtom)).toBeUndefined();
  expect(server.asked).toEqual(["a", "a"]);
});
