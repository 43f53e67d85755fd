/** What the answer to the call of a whole list tells. */
import { Exit } from "effect";
import { expect, it } from "vitest";
import { listAtoms } from "#src/runtime/listAtoms.ts";
import { settled } from "#src/runtime/load.ts";
import type { WholeList } from "#src/services/api/wholeList.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

it("a list gives its entries and its issues, and begins before its page or by what is given", async () => {
  const { store } = consoleStore();
  const server = controlledCalls<string, WholeList<string>, never>();
  const { entriesAtom, issuesAtom, refreshAtom, giveAtom, changeAtom } = listAtoms(server.call("list"));
  const none = { entryIssues: [], textIssues: [] };
  expect([store.get(entriesAtom).data, store.get(issuesAtom)]).toEqual([undefined, none]);
  store.set(refreshAtom);
  const opening = settled(store, entriesAtom);
  const found = { entries: ["a", "b"], entryIssues: [], textIssues: ["content → [0] → name"] };
  await server.end("list", Exit.succeed(found));
  expect([(await opening).data, store.get(issuesAtom)]).toEqual([["a", "b"], found]);
  const screen = watch(store, entriesAtom);
  expect(server.asked).toEqual(["list"]);
  store.set(entriesAtom);
  expect([server.asked, screen.last()]).toMatchObject([
    ["list", "list"],
    { data: ["a", "b"], isLoading: true },
  ]);
  store.set(giveAtom, { entries: ["c"], ...none });
  expect(screen.last()).toMatchObject({ data: ["c"], isLoading: false });
  // A page that is left after a write has asked for the next one.
  store.set(changeAtom, (entries) => [...entries, "d"]);
  expect(screen.last()).toMatchObject({ data: ["c", "d"], isLoading: true });
  screen.leave();
  await server.end("list", Exit.succeed(found));
  expect(store.get(entriesAtom)).toMatchObject({ data: ["a", "b"], isLoading: false });
});
