/** Data that several screens share outlives each of them. */
import { Exit } from "effect";
import { describe, expect, it } from "vitest";
import { keepMounted } from "#src/runtime/keepMounted.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { calls } from "#test/support/calls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store } = consoleStore();
  const server = calls<string, string, never>();
  const query = queryAtom(() => server.call("apps"));
  return { store, server, query };
};

describe("a query that is kept", () => {
  it("is asked before any screen is there, and not again for the first of them", async () => {
    const { store, server, query } = setUp();
    keepMounted(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    expect((await screen.until(({ isLoading }) => !isLoading)).data).toBe("list");
    expect(server.asked).toEqual(["apps"]);
  });

  it("keeps its data when every screen has gone", async () => {
    const { store, server, query } = setUp();
    keepMounted(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    await screen.until(({ isLoading }) => !isLoading);
    screen.leave();
    expect(watch(store, query).last()).toMatchObject({ data: "list", error: undefined, isLoading: false });
    expect(server.asked).toEqual(["apps"]);
    expect(server.interrupted).toEqual([]);
  });

  it("is asked again when a screen is gone to again, and shows the last data meanwhile", async () => {
    const { store, server, query } = setUp();
    keepMounted(store, query);
    const screen = watch(store, query);
    await server.end("apps", Exit.succeed("list"));
    await screen.until(({ isLoading }) => !isLoading);
    keepMounted(store, query);
    expect(server.asked).toEqual(["apps", "apps"]);
    expect(screen.last()).toMatchObject({ data: "list", isLoading: true });
  });

  it("is kept in each store for itself", () => {
    const { store, server, query } = setUp();
    keepMounted(store, query);
    keepMounted(consoleStore().store, query);
    expect(server.asked).toEqual(["apps", "apps"]);
    expect(server.interrupted).toEqual([]);
  });
});
