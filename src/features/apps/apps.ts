/** Finds one app: in the cached records, else by the API. */
import { Effect, Option } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";

export const findApp = Effect.fn("apps.findApp")(function* (id: AppId) {
  const records = yield* AppRecords;
  const kept = yield* records.find(id);
  if (Option.isSome(kept)) return kept.value;
  const { apps } = yield* ApiClient;
  const app = yield* apps.get({ path: { id } });
  yield* records.put(app);
  return app;
});
