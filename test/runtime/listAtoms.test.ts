/** What a query of a whole list tells. */
import { Exit } from "effect";
import { expect, it } from "vitest";
import { entriesOf, issuesOf } from "#src/runtime/listAtoms.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import type { WholeList } from "#src/services/api/wholeList.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

it("a list gives its entries and its issues", async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, WholeList<string>, never>();
  const list = queryAtom(() => server.call("list"));
  const [entries, issues] = [entriesOf(list), issuesOf(list)];
  const screen = watch(store, entries);
  const none = { entryIssues: [], textIssues: [] };
  expect([screen.last().data, store.get(issues)]).toEqual([undefined, none]);
  const found = { entries: ["a", "b"], entryIssues: [], textIssues: ["content → [0] → name"] };
  await server.end("list", Exit.succeed(found));
  await screen.until(({ isLoading }) => !isLoading);
  expect([screen.last().data, store.get(issues)]).toEqual([["a", "b"], found]);
  store.set(entries);
  expect([server.asked, screen.last()]).toMatchObject([
    ["list", "list"],
    { data: ["a", "b"], isLoading: true },
  ]);
});
