/** Queries offline: the last answer stays, and they reload when the network is back. */
import { Exit } from "effect";
import { atom } from "jotai";
import { describe, expect, it } from "vitest";
import { offlineSinceAtom, networkStatusAtom } from "#src/runtime/connectivity.ts";
import { queryAtom, type QueryState } from "#src/runtime/queryAtom.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const isSettled = ({ isLoading }: QueryState<unknown, unknown>) => !isLoading;

const setUp = async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, string, "unreachable">();
  const inputAtom = atom("a");
  const query = queryAtom((get) => server.call(get(inputAtom)));
  const screen = watch(store, query);
  await server.end("a", Exit.succeed("answer"));
  await screen.until(isSettled);
  return { store, server, inputAtom, query, screen };
};

describe("offline", () => {
  it("a failed reload keeps the last answer and its time", async () => {
    const { store, server, query, screen } = await setUp();
    const { loadedAt } = screen.last();
    store.set(networkStatusAtom, { isOnline: false, at: 1 });
    store.set(query);
    await server.end("a", Exit.fail("unreachable"));
    expect(await screen.until(isSettled)).toEqual({
      data: "answer",
      error: undefined,
      hasFailed: true,
      isLoading: false,
      loadedAt,
    });
    expect(loadedAt).toBeTypeOf("number");
  });

  it("a failure for another input is shown", async () => {
    const { store, server, inputAtom, screen } = await setUp();
    store.set(networkStatusAtom, { isOnline: false, at: 1 });
    store.set(inputAtom, "b");
    await server.end("b", Exit.fail("unreachable"));
    expect((await screen.until(isSettled)).error).toBe("unreachable");
  });

  it("the time of the loss is kept until the network is back", () => {
    const { store } = consoleStore();
    store.set(networkStatusAtom, { isOnline: false, at: 5 });
    store.set(networkStatusAtom, { isOnline: false, at: 9 });
    expect(store.get(offlineSinceAtom)).toBe(5);
    store.set(networkStatusAtom, { isOnline: true, at: 12 });
    expect(store.get(offlineSinceAtom)).toBeUndefined();
  });
});

describe("online", () => {
  it("a query reloads when the network comes back", async () => {
    const { store, server } = await setUp();
    store.set(networkStatusAtom, { isOnline: false, at: 1 });
    store.set(networkStatusAtom, { isOnline: true, at: 2 });
    expect(server.asked).toEqual(["a", "a"]);
  });
});
