/** A query that can tell equal answers: screens that compare its data by identity render nothing again. */
import { Exit } from "effect";
import { expect, it } from "vitest";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

it("keeps its data when a new answer is equal, and replaces it when it is not", async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, ReadonlyArray<number>, never>();
  const query = queryAtom(
    () => server.call("a"),
    (before, after) => before.join() === after.join(),
  );
  const screen = watch(store, query);
  const answer = async (data: ReadonlyArray<number>) => {
    await server.end("a", Exit.succeed(data));
    return (await screen.until(({ isLoading }) => !isLoading)).data;
  };
  const first = await answer([1]);
  store.set(query);
  expect(await answer([1])).toBe(first);
  store.set(query);
  expect(await answer([2])).toEqual([2]);
});
