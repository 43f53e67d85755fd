/** Edits an app without changing it; creates one, and edits it in earnest, only if it may remain on the platform. */
import { Effect, Option, Schema } from "effect";
import { type App, appNameMaxLength, AppUpdate } from "#schemas/apps/App.ts";
import { asRecord } from "#schemas/lenient.ts";
import { type Checker, isSuccess } from "./checker.ts";
import type { Undo } from "./undo.ts";
import { makeUniqueness } from "./uniqueness.ts";
import {
  compareStored,
  refuseNotJson,
  repeat,
  staleVersion,
  unknownLike,
  versionOf,
  type WriteOptions,
} from "./writing.ts";

const [creation, update, get] = ["apps.create", "apps.update", "apps.get"];
const tooLong = `a name of ${appNameMaxLength + 1} characters`;

/** The body of a PUT; undefined if the app has a name that cannot be sent. */
const bodyOf = (app: App) => asRecord(Option.getOrUndefined(Schema.encodeUnknownOption(AppUpdate)(app)));

export const makeAppWrites = (checker: Checker, undo: Undo, { run, permanent }: WriteOptions) => {
  const { succeed, refuse, error, warn, skip } = checker;

  const create = Effect.gen(function* () {
    yield* refuseNotJson(checker, creation);
    if (!permanent) return skip(creation, "success", "no call removes an app; --permanent creates one");
    const input = { headers: { "idempotency-key": `${run}-app` }, json: { name: run } };
    const made = yield* succeed<App>(creation, input);
    if (made?.value === undefined) return;
    compareStored(checker, creation, input.json, made.value);
    if (made.value.status !== "enabled")
      error(creation, "stored", "status", 'expected "enabled", found "disabled"');
    versionOf(checker, creation, made);
    yield* repeat(checker, creation, input, made.value);
    const long = { name: `${run} ${"n".repeat(appNameMaxLength)}`.slice(0, appNameMaxLength + 1) };
    yield* refuse(creation, 422, { json: long, isUnsent: true }, tooLong);
    return made.value;
  });

  /** Sends the app as it is, so that nothing changes. */
  const keep = (app: App, others: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const path = { id: app.id };
      const unknown = { id: unknownLike(app.id) };
      yield* refuse(update, 404, { path: unknown, json: { ...bodyOf(app), ...unknown } }, "an unknown id");
      const before = yield* succeed<App>(get, { path });
      const json = before?.value && bodyOf(before.value);
      if (before?.value === undefined || json === undefined)
        return skip(update, "the call", "the app could not be read, or its name cannot be sent");
      undo.ofApp(before.value, json);
      const version = versionOf(checker, get, before);
      const stale = { path, headers: staleVersion, json };
      if (version !== undefined) yield* refuse(update, 412, stale, "If-Match of another version");
      const headers = { ...(version !== undefined && { "if-match": version }) };
      const edited = yield* succeed<App>(update, { path, json, headers });
      compareStored(checker, update, json, edited?.value);
      if (edited) versionOf(checker, update, edited);
      const refused = (status: number, name: string, when: string) =>
        Effect.flatMap(
          refuse(
            update,
            status,
            { path, json: { ...json, name }, ...(status === 422 && { isUnsent: true }) },
            when,
          ),
          // Restored at once, so that nobody sees the changed name.
          (answer) => (answer && isSuccess(answer) ? undo.apps : Effect.void),
        );
      const other = others.find(({ id }) => id !== app.id);
      if (other === undefined) skip(update, "a taken name", "there is one app only");
      else yield* refused(409, other.name, "a taken name");
      yield* refused(422, "n".repeat(appNameMaxLength + 1), tooLong);
      yield* refused(422, "contract\u202Echeck", "a name with control characters");
      yield* refuseNotJson(checker, update, { path });
    });

  /** Only if the platform itself says that the name is taken: an app that it created all the same would remain. */
  const conflict = (name: string, saysTaken: boolean, when = "a taken name") => {
    if (saysTaken) return refuse(creation, 409, { json: { name } }, when);
    return Effect.sync(() => skip(creation, when, "is_app_name_unique does not say that one is taken"));
  };

  /** Renames, disables and enables an app of the check's own, and reads it again after each edit. */
  const edit = (app: App) =>
    Effect.gen(function* () {
      const input = { path: { id: app.id } };
      undo.ofApp(app, bodyOf(app));
      const name = `${app.name} é`;
      const edits: ReadonlyArray<readonly [when: string, change: object]> = [
        ["renamed", { name }],
        ["disabled", { status: "disabled" }],
        ["enabled", { status: "enabled" }],
        ["renamed back", { name: app.name }],
      ];
      let before = yield* succeed<App>(get, input);
      for (const [when, change] of edits) {
        if (before?.value === undefined) return;
        const json = { ...bodyOf(before.value), ...change };
        const edited = yield* succeed<App>(update, { ...input, json }, when);
        if (edited === undefined) continue;
        compareStored(checker, update, change, edited.value, when);
        const after = yield* succeed<App>(get, input, when);
        compareStored(checker, update, json, after?.value, `${when}, read again`);
        const [old, version] = [before, after].map((answer) => answer?.headers.get("etag") ?? null);
        if (old !== null && old === version)
          warn(update, "versions", "etag", "expected another version after an edit, found the same", when);
        before = after;
        if (when !== "renamed" || after?.value?.name !== name) continue;
        const saysTaken = yield* makeUniqueness(checker).askForTaken("apps.isNameUnique", "appName", name);
        if (saysTaken) yield* conflict(name.normalize("NFD"), true, "a taken name in another Unicode form");
      }
    });

  return { create, keep, conflict, edit };
};
