/** Prefetching: data that several screens share outlives each of them. */
import { Exit } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import { prefetch, warmUp } from "#src/runtime/load.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, string, "refused">();
  const query = queryAtom(() => server.call("apps"));
  return { store, server, query };
};

describe("a prefetched query", () => {
  it("loads before a screen is mounted, and not again for the first screen", async () => {
    const { store, server, query } = setUp();
    prefetch(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    expect((await screen.until(({ isLoading }) => !isLoading)).data).toBe("list");
    expect(server.asked).toEqual(["apps"]);
  });

  it("keeps its data when every screen has unmounted", async () => {
    const { store, server, query } = setUp();
    prefetch(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    await screen.until(({ isLoading }) => !isLoading);
    screen.leave();
    expect(watch(store, query).last()).toMatchObject({ data: "list", error: undefined, isLoading: false });
    expect(server.asked).toEqual(["apps"]);
    expect(server.interrupted).toEqual([]);
  });

  it("reloads when it is prefetched again, and shows the last data until then", async () => {
    const { store, server, query } = setUp();
    prefetch(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    await screen.until(({ isLoading }) => !isLoading);
    prefetch(store, query);
    expect(server.asked).toEqual(["apps", "apps"]);
    expect(screen.last()).toMatchObject({ data: "list", isLoading: true });
  });
});

describe("a query that is warmed up", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("has loaded when a screen mounts it, and is not requested again", async () => {
    vi.useFakeTimers();
    const { store, server, query } = setUp();
    warmUp(store, query, () => false);
    await vi.advanceTimersByTimeAsync(9000);
    const screen = watch(store, query);
    await vi.advanceTimersByTimeAsync(9000);
    await server.end("apps", Exit.succeed("list"));
    expect(screen.last()).toMatchObject({ data: "list", isLoading: false });
    expect(server.asked).toEqual(["apps"]);
  });

  it("is requested again on the next visit only if it has failed, however soon that is", async () => {
    const { store, server, query } = setUp();
    const visit = () => warmUp(store, query, () => store.get(query).hasFailed);
    visit();
    await server.end("apps", Exit.succeed("list"));
    visit();
    expect(server.asked).toEqual(["apps"]);
    store.set(query);
    await server.end("apps", Exit.fail("refused"));
    expect(server.asked).toHaveLength(2);
    visit();
    expect(server.asked).toHaveLength(3);
  });

  it("is interrupted after ten seconds without a screen", async () => {
    vi.useFakeTimers();
    const { store, server, query } = setUp();
    warmUp(store, query, () => false);
    expect(server.interrupted).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.interrupted).toEqual(["apps"]);
  });
});
