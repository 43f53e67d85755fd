/** Finds one app, in the cached records, else by the API; and the place of the list that it was opened from. */
import { Effect, Option } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";

export const findApp = Effect.fn("apps.findApp")(function* (id: AppId) {
  const records = yield* AppRecords;
  const kept = yield* records.find(id);
  if (Option.isSome(kept)) return kept.value;
  const apps = yield* callsOf(AppsApi);
  const app = yield* apps.get({ path: { id } });
  yield* records.put(app);
  return app;
});

export interface ListPlace {
  readonly href: string;
  /** Index in the tab's history. */
  readonly entry: number;
}

/** Of the list when it was left, for the back link. */
export const listPlaceAtom = atom<ListPlace | undefined>(undefined);
