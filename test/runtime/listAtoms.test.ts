/** What a query of a whole list tells. */
import { Effect, Exit } from "effect";
import { expect, it } from "vitest";
import { deletionsOf, entriesOf, issuesOf } from "#src/runtime/listAtoms.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import type { WholeList } from "#src/services/api/wholeList.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

it("a list gives its entries, its issues, and what it should not list any more", async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, WholeList<string>, never>();
  const list = queryAtom(() => Effect.zipLeft(server.call("list"), Effect.sleep(2)));
  const [entries, issues, { confirmedAtom, deletedBeforeAtom }] = [
    entriesOf(list),
    issuesOf(list),
    deletionsOf<string>(list),
  ];
  const screen = watch(store, entries);
  store.set(confirmedAtom, "a", Date.now());
  expect([screen.last().data, store.get(issues), store.get(deletedBeforeAtom)]).toEqual([
    undefined,
    { entryIssues: [], textIssues: [] },
    new Set(),
  ]);
  const found = { entries: ["a", "b"], entryIssues: [], textIssues: ["content → [0] → name"] };
  await server.end("list", Exit.succeed(found));
  const { loadedAt = 0 } = await screen.until(({ isLoading }) => !isLoading);
  store.set(confirmedAtom, "b", loadedAt);
  expect([screen.last().data, store.get(issues), store.get(deletedBeforeAtom)]).toEqual([
    ["a", "b"],
    found,
    new Set(["a"]),
  ]);
  store.set(entries);
  expect([server.asked, screen.last()]).toMatchObject([
    ["list", "list"],
    { data: ["a", "b"], isLoading: true },
  ]);
});
