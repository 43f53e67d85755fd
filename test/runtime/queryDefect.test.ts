/** A query whose call dies: screens leave it to the page's error, and a reload clears it. */
import { Cause, Exit } from "effect";
import { describe, expect, it } from "vitest";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "broken">();
  return { store, failures, server, query: queryAtom(() => server.call("a")) };
};

describe("a defect", () => {
  const bug = new Error("a bug");

  const failWithBug = async () => {
    const { store, failures, server, query } = setUp();
    let leave = () => {};
    const seen = new Promise<void>((resolve) => {
      leave = store.sub(query, resolve);
    });
    await server.end("a", Exit.die(bug));
    await seen;
    return { store, failures, server, query, leave };
  };

  it("is thrown to the reader and reported", async () => {
    const { store, failures, query } = await failWithBug();
    expect(() => store.get(query)).toThrow(bug);
    expect(failures).toEqual([Cause.die(bug)]);
  });

  it("is cleared by a reload", async () => {
    const { store, server, query } = await failWithBug();
    store.set(query);
    expect(store.get(query).isLoading).toBe(true);
    const screen = watch(store, query);
    await server.end("a", Exit.succeed("answer"));
    expect((await screen.until(({ isLoading }) => !isLoading)).data).toBe("answer");
  });

  it("is cleared when its screen unmounts", async () => {
    const { store, query, leave } = await failWithBug();
    leave();
    expect(store.get(query).data).toBeUndefined();
    expect(watch(store, query).last().isLoading).toBe(true);
  });
});
