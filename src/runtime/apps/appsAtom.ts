/** All apps by name. The overview, the statistics and the command palette share this one list. */
import { Effect } from "effect";
import { atom } from "jotai";
import { type AppPage, AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { replaceAll } from "#src/services/apps/appRecords.ts";
import { listAtoms } from "../listAtoms.ts";

const readList = Effect.flatMap(callsOf(AppsApi), (apps) => wholeList(apps.list)).pipe(
  Effect.map(({ entries, ...issues }) => ({ entries: entries.toSorted(byName), ...issues })),
  // Where a page of one app finds it.
  Effect.tap(({ entries }) => Effect.forkDaemon(replaceAll(entries))),
);

/** Every page that shows apps reads them again, and they have seldom changed. */
const list = listAtoms(readList, { isSame: isSameData });

export const appsAtom = list.entriesAtom;
export const appIssuesAtom = list.issuesAtom;
export const refreshAppsAtom = list.refreshAtom;

/** Gives the answer to the first call: the early script has read all apps. */
export const giveAppsAtom = atom(null, (_get, set, { content, entryIssues = [], textIssues = [] }: AppPage) =>
  set(list.giveAtom, { entries: content.toSorted(byName), entryIssues, textIssues }),
);
