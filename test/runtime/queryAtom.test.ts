/** A query as screens see it: while it loads, and when it succeeds, fails or is interrupted. */
import { Cause, Effect, Exit } from "effect";
import { atom } from "jotai";
import { describe, expect, it } from "vitest";
import { queryAtom, type QueryState } from "#src/runtime/queryAtom.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const isSettled = ({ isLoading }: QueryState<unknown, unknown>) => !isLoading;

/** A query that reads one input, in a store, with a call for each input. */
const setUp = () => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "broken">();
  const inputAtom = atom("a");
  const query = queryAtom((get) => server.call(get(inputAtom)));
  return { store, failures, server, inputAtom, query };
};

describe("a query", () => {
  it("loads until it is answered", async () => {
    const { store, server, query } = setUp();
    const screen = watch(store, query);
    expect(screen.last()).toMatchObject({ data: undefined, error: undefined, isLoading: true });
    await server.end("a", Exit.succeed("answer"));
    expect(await screen.until(isSettled)).toMatchObject({
      data: "answer",
      error: undefined,
      isLoading: false,
    });
  });

  it("does not reload when an atom changes that it did not read", () => {
    const { store, server, query } = setUp();
    const otherAtom = atom(0);
    watch(store, query);
    watch(store, otherAtom);
    store.set(otherAtom, 1);
    expect(server.asked).toEqual(["a"]);
  });
});

describe("a failure", () => {
  it("stays while the same inputs reload, until the next answer, and is not that of other inputs", async () => {
    const { store, server, inputAtom, query } = setUp();
    const screen = watch(store, query);
    const failed = { error: "broken", hasFailed: true };
    const fine = { error: undefined, hasFailed: false };
    expect(screen.last()).toMatchObject({ ...fine, isLoading: true });
    await server.end("a", Exit.fail("broken"));
    expect(screen.last()).toMatchObject({ ...failed, isLoading: false });
    store.set(query);
    expect(screen.last()).toMatchObject({ ...failed, isLoading: true });
    await server.end("a", Exit.succeed("answer"));
    expect(screen.last()).toMatchObject({ ...fine, isLoading: false });
    store.set(query);
    expect(screen.last()).toMatchObject({ ...fine, isLoading: true });
    await server.end("a", Exit.fail("broken"));
    store.set(inputAtom, "b");
    expect(screen.last()).toMatchObject({ ...fine, data: "answer", isLoading: true });
  });
});

describe("a changed input", () => {
  it("interrupts the pending call and reloads", async () => {
    const { store, server, inputAtom, query } = setUp();
    const screen = watch(store, query);
    store.set(inputAtom, "b");
    expect(server.asked).toEqual(["a", "b"]);
    await server.end("b", Exit.succeed("answer to b"));
    expect((await screen.until(isSettled)).data).toBe("answer to b");
    expect(server.interrupted).toEqual(["a"]);
  });

  it("keeps the last data while it reloads", async () => {
    const { store, server, inputAtom, query } = setUp();
    const screen = watch(store, query);
    await server.end("a", Exit.succeed("answer to a"));
    await screen.until(isSettled);
    store.set(inputAtom, "b");
    expect(screen.last()).toMatchObject({ data: "answer to a", error: undefined, isLoading: true });
  });

  it("discards a late answer, even of a call that cannot be interrupted", async () => {
    const { store } = consoleStore();
    const server = controlledCalls<string, string, never>();
    const inputAtom = atom("a");
    const query = queryAtom((get) => Effect.uninterruptible(server.call(get(inputAtom))));
    const screen = watch(store, query);
    for (const input of ["b", "c"]) store.set(inputAtom, input);
    await server.end("c", Exit.succeed("answer to c"));
    await screen.until(isSettled);
    await server.end("a", Exit.succeed("answer to a"));
    await server.end("b", Exit.succeed("answer to b"));
    store.set(inputAtom, "d");
    await server.end("d", Exit.succeed("answer to d"));
    await screen.until(({ data }) => data === "answer to d");
    const seen = new Set(screen.seen.map(({ data }) => data));
    expect([...seen]).toEqual([undefined, "answer to c", "answer to d"]);
  });
});

describe("a failure", () => {
  it("is shown with the last data until an answer arrives", async () => {
    const { store, server, query } = setUp();
    const screen = watch(store, query);
    await server.end("a", Exit.succeed("first"));
    await screen.until(isSettled);

    store.set(query);
    await server.end("a", Exit.fail("broken"));
    expect(await screen.until(isSettled)).toMatchObject({ data: "first", error: "broken", isLoading: false });

    store.set(query);
    expect(screen.last()).toMatchObject({ data: "first", error: "broken", isLoading: true });
    await server.end("a", Exit.succeed("second"));
    expect(await screen.until(isSettled)).toMatchObject({
      data: "second",
      error: undefined,
      isLoading: false,
    });
  });

  it("of one parallel call fails the query and interrupts the others", async () => {
    const { store } = consoleStore();
    const server = controlledCalls<string, string, "broken">();
    const all = Effect.forEach(["a", "b"], server.call, { concurrency: "unbounded" });
    const screen = watch(
      store,
      queryAtom(() => all),
    );
    await expect.poll(() => server.asked).toEqual(["a", "b"]);
    await server.end("a", Exit.fail("broken"));
    expect((await screen.until(isSettled)).error).toBe("broken");
    expect(server.interrupted).toEqual(["b"]);
  });

  it("is reported once, however many screens show it", async () => {
    const { store, failures, server, query } = setUp();
    const [screen] = [watch(store, query), watch(store, query)] as const;
    await server.end("a", Exit.fail("broken"));
    await screen.until(isSettled);
    expect(failures).toEqual([Cause.fail("broken")]);
  });

  it("is not reported for an interrupted call", async () => {
    const { store, failures, server, inputAtom, query } = setUp();
    const screen = watch(store, query);
    store.set(inputAtom, "b");
    await server.end("b", Exit.succeed("answer"));
    await screen.until(isSettled);
    screen.leave();
    expect(server.interrupted).toEqual(["a"]);
    expect(failures).toEqual([]);
  });
});

describe("reloading", () => {
  it("repeats the call and interrupts the pending one", async () => {
    const { store, server, query } = setUp();
    const screen = watch(store, query);
    store.set(query);
    expect(server.asked).toEqual(["a", "a"]);
    await server.end("a", Exit.succeed("answer"));
    expect((await screen.until(isSettled)).data).toBe("answer");
    expect(server.interrupted).toEqual(["a"]);
  });
});

describe("unmounting", () => {
  it("interrupts the call", async () => {
    const { store, failures, server, query } = setUp();
    const screen = watch(store, query);
    screen.leave();
    await expect.poll(() => server.interrupted).toEqual(["a"]);
    expect(failures).toEqual([]);
  });

  it("interrupts nothing while another screen is mounted", async () => {
    const { store, server, query } = setUp();
    const [first, second] = [watch(store, query), watch(store, query)] as const;
    first.leave();
    await server.end("a", Exit.succeed("answer"));
    expect((await second.until(isSettled)).data).toBe("answer");
  });

  it("keeps the last data for the next mount, which reloads", async () => {
    const { store, server, query } = setUp();
    const screen = watch(store, query);
    await server.end("a", Exit.succeed("answer"));
    await screen.until(isSettled);
    screen.leave();
    const back = watch(store, query);
    expect(back.last()).toMatchObject({ data: "answer", error: undefined, isLoading: true });
    expect(server.asked).toEqual(["a", "a"]);
  });
});
