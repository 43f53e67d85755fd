/** All apps by name. The overview, the statistics and the command palette share this one query. */
import { Array, Effect, Equal } from "effect";
import type { App } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { type WholeList, wholeList } from "#src/services/api/wholeList.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { entriesOf, issuesOf } from "../listAtoms.ts";
import { queryAtom } from "../queryAtom.ts";

const readList = Effect.flatMap(callsOf(AppsApi), (apps) => wholeList(apps.list)).pipe(
  Effect.map(({ entries, ...issues }) => ({ entries: entries.toSorted(byName), ...issues })),
  Effect.tap(({ entries }) =>
    Effect.flatMap(AppRecords, (records) => Effect.forkDaemon(records.replaceAll(entries))),
  ),
);

/** Whether two answers say the same about an app. Members outside the contract always count as a difference. */
export const isSameApp = (a: App, b: App): boolean => {
  const [before, after] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return (
    before.length === after.size && before.every(([name, value]) => Equal.equals(value, after.get(name)))
  );
};

/** Every page that shows apps reads them again, and they have seldom changed. */
const isSame = (before: WholeList<App>, after: WholeList<App>): boolean =>
  [before, after].every(({ entryIssues, textIssues }) => entryIssues.length + textIssues.length === 0) &&
  Array.getEquivalence(isSameApp)(before.entries, after.entries);

const listAtom = queryAtom(() => readList, isSame);

export const appsAtom = entriesOf(listAtom);

export const appIssuesAtom = issuesOf(listAtom);
