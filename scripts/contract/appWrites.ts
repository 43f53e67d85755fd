/** Edits an app without changing it; creates one only if it may remain on the platform. */
import { Effect, Option, Schema } from "effect";
import { type App, appNameMaxLength, AppUpdate } from "#schemas/apps/App.ts";
import { asRecord } from "#schemas/lenient.ts";
import { compareUnknown } from "./appEdits.ts";
import { type Checker, isSuccess } from "./checker.ts";
import type { Undo } from "./undo.ts";
import { unknownLike } from "./unknownLike.ts";
import { compareStored, notJson, repeat, staleVersion, versionOf, type WriteOptions } from "./writing.ts";

export const makeAppWrites = (checker: Checker, undo: Undo, { run, permanent }: WriteOptions) => {
  const { succeed, refuse, wrong, skip } = checker;

  const create = Effect.gen(function* () {
    yield* refuse("apps.create", 422, notJson, "a body that is no JSON");
    const tooLong = { name: `${run} ${"n".repeat(appNameMaxLength)}`.slice(0, appNameMaxLength + 1) };
    if (!permanent) return skip("apps.create", "success", "no call removes an app; --permanent creates one");
    const input = { headers: { "idempotency-key": `${run}-app` }, json: { name: run } };
    const made = yield* succeed<App>("apps.create", input);
    if (made?.value === undefined) return;
    compareStored(checker, "apps.create", input.json, made.value);
    if (made.value.status !== "enabled") {
      const problem = 'expected "enabled", found "disabled"';
      wrong("apps.create", { cause: "stored", place: "status", problem });
    }
    versionOf(checker, "apps.create", made);
    yield* repeat(checker, "apps.create", input, made.value);
    const when = `a name of ${appNameMaxLength + 1} characters`;
    yield* refuse("apps.create", 422, { json: tooLong, isUnsent: true }, when);
    return made.value;
  });

  /** Sends the app as it is, so that nothing changes. */
  const update = (app: App, others: ReadonlyArray<App>) =>
    Effect.gen(function* () {
      const [name, path] = ["apps.update", { id: app.id }];
      yield* refuse(
        name,
        404,
        {
          path: { id: unknownLike(app.id) },
          json: { ...asRecord(Schema.encodeSync(AppUpdate)(app)), id: unknownLike(app.id) },
        },
        "an unknown id",
      );
      const before = yield* succeed<App>("apps.get", { path });
      if (before?.value === undefined) return skip(name, "the call", "the app could not be read");
      const body = Option.getOrUndefined(Schema.encodeUnknownOption(AppUpdate)(before.value));
      if (body === undefined) return skip(name, "the call", "the app's name is not one that can be sent");
      undo.ofApp(before.value, body);
      const version = versionOf(checker, "apps.get", before);
      if (version !== undefined) {
        const stale = yield* refuse(
          name,
          412,
          { path, headers: staleVersion, json: body },
          "If-Match of another version",
        );
        const etag = stale && Option.getOrUndefined(stale.json);
        const named = asRecord(etag)?.["etag"];
        if (
          typeof named === "string" &&
          named.replace(/^W\//, "") !== version.replace(/^W\//, "") &&
          stale?.status === 412
        )
          wrong(name, {
            cause: "versions",
            severity: "warning",
            place: "412 → etag",
            problem: "expected the ETag of the app as it is, found another",
          });
      }
      const edited = yield* succeed<App>(name, {
        path,
        json: body,
        ...(version === undefined ? {} : { headers: { "if-match": version } }),
      });
      const { id, name: appName, status } = before.value;
      compareStored(checker, name, { id, name: appName, status }, edited?.value);
      compareUnknown(checker, before.value, edited?.value);
      if (edited) versionOf(checker, name, edited);
      const refused = (status: number, change: { readonly name: string }, when: string) =>
        Effect.flatMap(
          refuse(
            name,
            status,
            { path, json: { ...body, ...change }, ...(status === 422 && { isUnsent: true }) },
            when,
          ),
          // Restored at once, so that nobody sees the changed name.
          (answer) => (answer && isSuccess(answer) ? undo.apps : Effect.void),
        );
      const other = others.find(({ id }) => id !== app.id);
      if (other === undefined) skip(name, "a taken name", "there is one app only");
      else yield* refused(409, { name: other.name }, "a taken name");
      yield* refused(
        422,
        { name: "n".repeat(appNameMaxLength + 1) },
        `a name of ${appNameMaxLength + 1} characters`,
      );
      yield* refused(422, { name: "contract\u202Echeck" }, "a name with control characters");
      yield* refuse(name, 422, { path, ...notJson }, "a body that is no JSON");
    });

  /** Only if the platform itself says that the name is taken: an app that it created all the same would remain. */
  const conflict = (app: App, saysTaken: boolean) =>
    saysTaken
      ? refuse("apps.create", 409, { json: { name: app.name } }, "a taken name")
      : Effect.sync(() =>
          skip("apps.create", "a taken name", "is_app_name_unique does not say that one is taken"),
        );

  return { create, update, conflict };
};
