/** All apps by name. The overview, the statistics and the command palette share this one query. */
import { Effect } from "effect";
import { atom } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { type AppPage, AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import { type WholeList, wholeList } from "#src/services/api/wholeList.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { entriesOf, issuesOf } from "../listAtoms.ts";
import { queryAtom } from "../queryAtom.ts";

/** In the browser's database, where a page of one app finds it. */
export const keepApps = (apps: ReadonlyArray<App>) =>
  Effect.flatMap(AppRecords, (records) => records.replaceAll(apps));

const readList = Effect.flatMap(callsOf(AppsApi), (apps) => wholeList(apps.list)).pipe(
  Effect.map(({ entries, ...issues }) => ({ entries: entries.toSorted(byName), ...issues })),
  Effect.tap(({ entries }) => Effect.forkDaemon(keepApps(entries))),
);

const givenAtom = atom<WholeList<App>>();

/** Gives the answer to the first call: the early script has read all apps. */
export const giveAppsAtom = atom(null, (_get, set, { content, entryIssues = [], textIssues = [] }: AppPage) =>
  set(givenAtom, { entries: content.toSorted(byName), entryIssues, textIssues }),
);

/** Every page that shows apps reads them again, and they have seldom changed. */
const listAtom = queryAtom(() => readList, isSameData, givenAtom);

export const appsAtom = entriesOf(listAtom);

export const appIssuesAtom = issuesOf(listAtom);
