/** Reading apps: the whole list, and one by id. */
import { Effect, Option } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { byName } from "#src/domain/apps/appList.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { wholeList } from "#src/services/wholeList.ts";

/** All apps, sorted by name. Caches them for `findApp`. */
export const appsAtom = queryAtom(() =>
  Effect.flatMap(ApiClient, ({ apps }) => wholeList(apps.list)).pipe(
    Effect.map((apps) => apps.toSorted(byName)),
    Effect.tap((apps) =>
      Effect.flatMap(AppRecords, (records) => Effect.forkDaemon(records.replaceAll(apps))),
    ),
  ),
);

/** Finds one app: from the cached records, else from the API. */
export const findApp = Effect.fn("apps.findApp")(function* (id: AppId) {
  const records = yield* AppRecords;
  const kept = yield* records.find(id);
  if (Option.isSome(kept)) return kept.value;
  const { apps } = yield* ApiClient;
  const app = yield* apps.get({ path: { id } });
  yield* records.put(app);
  return app;
});
