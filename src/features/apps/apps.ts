/** One app by its id: shown from the cached records or the list at once, and asked for when its page opens. */
import { Effect, Option } from "effect";
import { atom } from "jotai";
import type { App, AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { isUsableEtag } from "#schemas/headers.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import { answers } from "#src/runtime/answers.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import * as appRecords from "#src/services/apps/appRecords.ts";

/** An app as the server has it, and the ETag of that version; without it the last edit wins. */
export interface AppVersion {
  readonly app: App;
  readonly etag: string | undefined;
}

export const readApp = Effect.fn("apps.read")(function* (id: AppId) {
  const apps = yield* callsOf(AppsApi);
  const [app, { headers }] = yield* apps
    .get({ path: { id }, withResponse: true })
    .pipe(Effect.tapErrorTag("NotFound", () => appRecords.remove(id)));
  yield* appRecords.put(app);
  const { etag } = headers;
  return { app, etag: etag !== undefined && isUsableEtag(etag) ? etag : undefined } satisfies AppVersion;
});

/** Of the pages that were opened last. */
const maxApps = 20;

export const appVersions = answers({
  ask: readApp,
  textOf: (id: AppId) => id,
  max: maxApps,
  isSame: isSameData,
});

/** Ends when there is something to show, or a failure. */
export const openAppAtom = atom(null, async (get, set, id: AppId) => {
  const stateOf = () => get(appVersions.stateOfAtom)(id);
  if (stateOf().data === undefined) {
    const listed = get(appsAtom).data?.find((app) => app.id === id);
    const kept = listed ?? Option.getOrUndefined(await runEffect(get, appRecords.find(id)));
    if (kept) set(appVersions.putAtom, id, { app: kept, etag: undefined }, true);
  } else set(appVersions.refreshAtom, id);
  if (stateOf().data === undefined) await set(appVersions.askAtom, id);
  return stateOf();
});

export interface ListPlace {
  readonly href: string;
  /** Index in the tab's history. */
  readonly entry: number;
}

/** Of the list when it was left, for the back link. */
export const listPlaceAtom = atom<ListPlace | undefined>(undefined);
