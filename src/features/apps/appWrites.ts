/** Registering and editing apps. The answer is what is known of the app, and the list is reloaded. */
import { Data, Effect, Exit, Option, Struct } from "effect";
import { atom } from "jotai";
import { type App, AppEdits, type AppStatus, NewApp } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { comparing } from "#src/domain/notStored.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
import { creation, edit } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
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
  return Effect.flatMap(AppRecords, (records) => records.put(app));
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
    }).pipe(Effect.catchTag("ChangedElsewhere", ({ now }) => new AppChanged({ mine: app, theirs: now })));
    yield* keep(stored, tools);
    return notStored.length === 0 ? stored : yield* new NotApplied();
  }).pipe(Effect.ensuring(Effect.sync(() => tools.set(appsAtom))));

export const saveAppAtom = actionAtom(saveApp);

/** Checks while typing whether an app name is taken. */
export const nameUniqueness = uniqueness((appName) =>
  Effect.flatMap(callsOf(AppsApi), (apps) => apps.isNameUnique({ urlParams: { appName } })),
);

interface StatusChange {
  readonly app: App;
  readonly status: AppStatus;
}

/** Changes only the status of an app, and keeps what others have saved since the page was loaded. */
const saveStatusAtom = actionAtom(
  Effect.fn("apps.saveStatus")(function* ({ id, status }: Pick<App, "id" | "status">, tools: AtomTools) {
    const save = ({ app, etag }: AppVersion) =>
      saveApp({ app: withEdits(app, { name: app.name, status }), etag }, tools);
    // Saved elsewhere between the read and the write: the status of that version changes.
    return yield* Effect.catchTag(save(yield* readApp(id)), "AppChanged", ({ theirs }) => save(theirs));
  }),
);

/** A separate atom, since an atom cannot set itself. */
const undoAtom = atom(null, (_get, set, change: StatusChange): void => void set(changeStatusAtom, change));

/** A toast says what happened; its "Undo" changes the status back. Returns false after a failure. */
export const changeStatusAtom = atom(null, async (get, set, change: StatusChange): Promise<boolean> => {
  const exit = await set(saveStatusAtom, { id: change.app.id, status: change.status });
  const { text } = get(i18nAtom);
  if (Exit.isFailure(exit)) {
    const reason = failureWords(exit.cause, saveFailures);
    const words = { title: text(messages.saveFailed), reason: text(reason) };
    set(toastAtom, text(messages.statusFailed, words), { isFailure: true });
    return false;
  }
  const app = exit.value;
  const before: AppStatus = app.status === "enabled" ? "disabled" : "enabled";
  set(
    toastAtom,
    text(app.status === "enabled" ? messages.nowEnabled : messages.nowDisabled, { name: app.name }),
    {
      action: {
        label: text(interaction.undo),
        run: () => set(undoAtom, { app, status: before }),
      },
    },
  );
  return true;
});
