/** A query as screens see it: while it loads, and when it succeeds, fails, dies or is interrupted, also offline. */
import { Cause, Effect, Exit } from "effect";
import { atom } from "jotai";
import { describe, expect, it, onTestFinished } from "vitest";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { networkStatusAtom, offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { queryAtom, type QueryState } from "#src/runtime/queryAtom.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const isSettled = ({ isLoading }: QueryState<unknown, unknown>) => !isLoading;

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
    setOnline: (isOnline: boolean, at = 1) => store.set(networkStatusAtom, { isOnline, at }),
  };
};

describe("a query", () => {
  it("begins with an answer that is given, and asks from then on", async () => {
    const { store } = consoleStore();
    const server = controlledCalls<string, string, "broken">();
    const givenAtom = atom<string | undefined>("given");
    const query = queryAtom(() => server.call("a"), Object.is, givenAtom);
    const screen = watch(store, query);
    expect(screen.last()).toMatchObject({ data: "given", isLoading: false });
    store.set(query);
    expect(screen.last()).toMatchObject({ data: "given", isLoading: true });
    await server.end("a", Exit.succeed("asked"));
    expect(screen.last()).toMatchObject({ data: "asked", isLoading: false });
  });

  it("keeps data and failure while the same input reloads, and only its data for another input", async () => {
    const { store, query, ask, answer, fail } = setUp();
    const screen = watch(store, query);
    const reload = () => store.set(query);
    for (const [act, data, error, isLoading] of [
      [() => {}, undefined, undefined, true],
      [fail, undefined, "broken", false],
      [reload, undefined, "broken", true],
      [() => answer("first"), "first", undefined, false],
      [reload, "first", undefined, true],
      [fail, "first", "broken", false],
      [reload, "first", "broken", true],
      [() => answer("second"), "second", undefined, false],
      [reload, "second", undefined, true],
      [fail, "second", "broken", false],
      [() => ask("b"), "second", undefined, true],
    ] as const) {
      await act();
      expect(screen.last()).toMatchObject({ data, error, hasFailed: error !== undefined, isLoading });
    }
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

  it("reports a failure once, however many screens show it", async () => {
    const { store, failures, query, fail } = setUp();
    const [screen] = [watch(store, query), watch(store, query)] as const;
    await fail();
    await screen.until(isSettled);
    expect(failures).toEqual([Cause.fail("broken")]);
  });

  it("keeps its data when it can tell that a new answer is equal, and replaces it when it is not", async () => {
    const { store } = consoleStore();
    const server = controlledCalls<string, ReadonlyArray<number>, never>();
    const query = queryAtom(
      () => server.call("a"),
      (before, after) => before.join() === after.join(),
    );
    const screen = watch(store, query);
    const answer = async (data: ReadonlyArray<number>) => {
      await server.end("a", Exit.succeed(data));
      return (await screen.until(isSettled)).data;
    };
    const first = await answer([1]);
    store.set(query);
    expect(await answer([1])).toBe(first);
    store.set(query);
    expect(await answer([2])).toEqual([2]);
  });
});

describe("unmounting", () => {
  it("interrupts the call, but not while another screen is mounted", async () => {
    const { store, failures, server, query } = setUp();
    const [first, second] = [watch(store, query), watch(store, query)] as const;
    first.leave();
    expect(server.interrupted).toEqual([]);
    second.leave();
    await expect.poll(() => server.interrupted).toEqual(["a"]);
    expect(failures).toEqual([]);
  });

  it("keeps the last data for the next mount, which reloads", async () => {
    const { store, server, query, answer } = setUp();
    const screen = watch(store, query);
    await answer("answer");
    await screen.until(isSettled);
    screen.leave();
    const back = watch(store, query);
    expect(back.last()).toMatchObject({ data: "answer", error: undefined, isLoading: true });
    expect(server.asked).toEqual(["a", "a"]);
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

describe("offline", () => {
  it("a failed reload keeps the last answer, and a failure for another input is shown", async () => {
    const { store, query, ask, answer, fail, setOnline } = setUp();
    const screen = watch(store, query);
    await answer("answer");
    await screen.until(isSettled);
    setOnline(false);
    store.set(query);
    await fail();
    const kept = { data: "answer", error: undefined, hasFailed: true, isLoading: false };
    expect(await screen.until(isSettled)).toEqual(kept);
    ask("b");
    await fail("b");
    expect((await screen.until(isSettled)).error).toBe("broken");
  });

  it("the time of the loss is kept until the network is back, when queries reload", async () => {
    const { store, server, query, answer, setOnline } = setUp();
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
});

it("the end of a test ends what its store has mounted or runs, even where an atom throws", () => {
  const server = controlledCalls<string, string, never>();
  // The first is the last to run.
  onTestFinished(() => expect(server.interrupted).toEqual(["query", "action", "write"]));
  const { store } = consoleStore();
  const query = queryAtom(() => server.call("query"));
  const throwing = atom((get) => {
    get(query);
    throw new Error("a bug");
  });
  expect(() => store.sub(throwing, () => store.get(throwing))).toThrow(AggregateError);
  void store.set(actionAtom(server.call), "action");
  void runEffect(store.get, server.call("write"));
});
