/** Registering and editing apps: what is written is kept in the records and read anew by the list. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import type { App, AppId } from "#schemas/apps/App.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { appsAtom } from "./apps.ts";

export const keep = (app: App) => Effect.flatMap(AppRecords, (records) => records.put(app));

const creatingAtom = actionAtom(
  Effect.fn("apps.create")(
    function* ({ name, key }: { readonly name: string; readonly key: string }) {
      const { apps } = yield* ApiClient;
      const app = yield* apps.create({ payload: { name }, headers: { "idempotency-key": key } });
      yield* keep(app);
      return { _tag: "Saved", app } as const;
    },
    Effect.catchTag("AppNameTaken", () => Effect.succeed({ _tag: "Taken" } as const)),
  ),
);

/** `key` is the intent's: a repeated request registers the app once. */
export const createAppAtom = atom(
  null,
  async (_get, set, input: { readonly name: string; readonly key: string }) => {
    const exit = await set(creatingAtom, input);
    if (Exit.isSuccess(exit) && exit.value._tag === "Saved") set(appsAtom);
    return exit;
  },
);

/** An app as the server has it now, and the name of that version. */
export interface AppVersion {
  readonly app: App;
  readonly etag: string | undefined;
}

export const readApp = Effect.fn("apps.read")(function* (id: AppId) {
  const { apps } = yield* ApiClient;
  const [app, { headers }] = yield* apps.get({ path: { id }, withResponse: true });
  yield* keep(app);
  return { app, etag: headers["etag"] } satisfies AppVersion;
});

/** PUT replaces: `app` is the version that was read, unknown fields and all, with its edits. */
const savingAtom = actionAtom(({ app, etag }: AppVersion) =>
  Effect.gen(function* () {
    const { apps } = yield* ApiClient;
    const saved = yield* apps.update({
      path: { id: app.id },
      headers: etag === undefined ? {} : { "if-match": etag },
      payload: app,
    });
    yield* keep(saved);
    return { _tag: "Saved", app: saved } as const;
  }).pipe(
    Effect.catchTags({
      AppNameTaken: () => Effect.succeed({ _tag: "Taken" } as const),
      Changed: () => Effect.map(readApp(app.id), (theirs) => ({ _tag: "Changed", theirs }) as const),
    }),
  ),
);

export const saveAppAtom = atom(null, async (_get, set, version: AppVersion) => {
  const exit = await set(savingAtom, version);
  set(appsAtom);
  return exit;
});
