/** All apps by name. The overview, the statistics and the command palette share this one query. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { wholeList } from "#src/services/wholeList.ts";
import { entriesOf, misfitsOf } from "../listAtoms.ts";
import { queryAtom } from "../queryAtom.ts";

const listAtom = queryAtom(() =>
  Effect.flatMap(callsOf(AppsApi), (apps) => wholeList(apps.list)).pipe(
    Effect.map(({ entries, misfits }) => ({ entries: entries.toSorted(byName), misfits })),
    Effect.tap(({ entries }) =>
      Effect.flatMap(AppRecords, (records) => Effect.forkDaemon(records.replaceAll(entries))),
    ),
  ),
);

export const appsAtom = entriesOf(listAtom);

/** Apps that are not in the list, since they could not be read. */
export const misfitAppsAtom = misfitsOf(listAtom);
