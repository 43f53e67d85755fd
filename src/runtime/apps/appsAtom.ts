/** All apps by name. The overview, the statistics and the command palette share this one query. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
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

/** Every page that shows apps reads them again, and they have seldom changed. */
const listAtom = queryAtom(() => readList, isSameData);

export const appsAtom = entriesOf(listAtom);

export const appIssuesAtom = issuesOf(listAtom);
