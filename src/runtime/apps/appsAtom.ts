/** All apps by name. The overview, the statistics and the command palette share this one query. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { wholeList } from "#src/services/wholeList.ts";
import { queryAtom } from "../queryAtom.ts";

export const appsAtom = queryAtom(() =>
  Effect.flatMap(callsOf(AppsApi), (apps) => wholeList(apps.list)).pipe(
    Effect.map((apps) => apps.toSorted(byName)),
    Effect.tap((apps) =>
      Effect.flatMap(AppRecords, (records) => Effect.forkDaemon(records.replaceAll(apps))),
    ),
  ),
);
