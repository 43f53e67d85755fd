/** Registering and editing apps. The answer is what is known of the app, and the list is reloaded. */
import { Data, Effect, Option, Struct } from "effect";
import { type App, AppEdits, NewApp } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { comparing } from "#src/domain/notStored.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
import { creation, edit } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import * as appRecords from "#src/services/apps/appRecords.ts";
import { type AppVersion, appVersions, readApp } from "./apps.ts";
import { messages } from "./messages.en.ts";

const editable = Object.keys(AppEdits.fields) as ReadonlyArray<keyof AppEdits>;
/** An optional field that the edits leave out is removed. */
export const withEdits = (app: App, edits: AppEdits): App => ({
  ...Struct.omit(app, ...editable),
  ...Struct.pick(edits, ...editable),
});

const newAppNotStored = comparing(NewApp);
const editsNotStored = comparing(AppEdits);

const keep = (app: App, { set }: AtomTools) => {
  set(appVersions.putAtom, app.id, { app, etag: undefined });
  return appRecords.put(app);
};

interface CreateAppRequest {
  readonly app: NewApp;
  /** Its idempotency key: a repeated request registers the app once. */
  readonly key: string;
}

export const createAppAtom = actionAtom(
  Effect.fn("apps.create")(function* ({ app, key }: CreateAppRequest, tools: AtomTools) {
    const apps = yield* callsOf(AppsApi);
    return yield* creation({
      call: "POST of an app",
      name: app.name,
      send: apps.create({ payload: app, headers: { "idempotency-key": key } }),
      isListed: Effect.map(wholeList(apps.list), ({ entries }) =>
        entries.some((other) => newAppNotStored(app, other).length === 0),
      ),
      notStored: (created) => newAppNotStored(app, created),
    }).pipe(
      Effect.tap(({ stored }) => keep(stored, tools)),
      Effect.ensuring(Effect.sync(() => tools.set(appsAtom))),
    );
  }),
);

/** The app was saved elsewhere since it was read. */
export class AppChanged extends Data.TaggedError("AppChanged")<{
  readonly mine: AppEdits;
  readonly theirs: AppVersion;
}> {}

/** The platform stored the app otherwise than it was sent. */
class NotApplied extends Data.TaggedError("NotApplied") {}

/** Messages of the failures of saving that are not common to all calls. */
export const saveFailures = {
  NotFound: common.appGone,
  AppNameTaken: messages.nameTaken,
  AppChanged: messages.conflictTitle,
  NotApplied: messages.notApplied,
};

/** PUT replaces: `app` is the version that was read, unknown fields included, with its edits. */
const saveApp = ({ app, etag }: AppVersion, tools: AtomTools) =>
  Effect.gen(function* () {
    const apps = yield* callsOf(AppsApi);
    const { stored, notStored } = yield* edit({
      call: "PUT of an app",
      etag,
      send: (headers) => apps.update({ path: { id: app.id }, headers, payload: app }),
      read: readApp(app.id),
      isSeen: (version) => version.etag === etag,
      answerIn: (version) => Option.some(version.app),
      notStored: (saved) => editsNotStored(app, saved),
    }).pipe(
      Effect.catchTag("ChangedElsewhere", ({ now }) => {
        tools.set(appVersions.putAtom, app.id, now);
        return new AppChanged({ mine: app, theirs: now });
      }),
    );
    yield* keep(stored, tools);
    return notStored.length === 0 ? stored : yield* new NotApplied();
  }).pipe(Effect.ensuring(Effect.sync(() => tools.set(appsAtom))));

export const saveAppAtom = actionAtom(saveApp);

/** Checks while typing whether an app name is taken. */
export const nameUniqueness = uniqueness((appName) =>
  Effect.flatMap(callsOf(AppsApi), (apps) => apps.isNameUnique({ urlParams: { appName } })),
);

/** Changes only the status of an app, and keeps what others have saved since the page was loaded. */
export const saveStatusAtom = actionAtom(
  Effect.fn("apps.saveStatus")(function* ({ id, status }: Pick<App, "id" | "status">, tools: AtomTools) {
    const save = ({ app, etag }: AppVersion) =>
      saveApp({ app: withEdits(app, { name: app.name, status }), etag }, tools);
    // Saved elsewhere between the read and the write: the status of that version changes.
    return yield* Effect.catchTag(save(yield* readApp(id)), "AppChanged", ({ theirs }) => save(theirs));
  }),
);
