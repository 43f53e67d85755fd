/** Renames, disables and enables an app of the check's own, and reads it again after each edit. */
import { Effect, Schema } from "effect";
import { type App, AppUpdate } from "#schemas/apps/App.ts";
import { asRecord } from "#schemas/lenient.ts";
import type { Checker } from "./checker.ts";
import type { Undo } from "./undo.ts";
import { makeUniqueness } from "./uniqueness.ts";
import { compareStored } from "./writing.ts";

const [update, get] = ["apps.update", "apps.get"];

/** PUT sends back the members that the console does not know. */
export const compareUnknown = ({ wrong }: Checker, before: App, after: App | undefined, when = ""): void => {
  if (after === undefined) return;
  for (const member of Object.keys(before.unknownFields ?? {}))
    if (!Object.hasOwn(after.unknownFields ?? {}, member))
      wrong(
        update,
        { cause: "stored", place: member, problem: "expected as it was sent back, found none" },
        when,
      );
};

export const checkAppEdits = (checker: Checker, undo: Undo, app: App) =>
  Effect.gen(function* () {
    const { succeed, refuse, wrong } = checker;
    const input = { path: { id: app.id } };
    const bodyOf = (edited: App) => asRecord(Schema.encodeSync(AppUpdate)(edited)) ?? {};
    undo.ofApp(app, bodyOf(app));
    let before = yield* succeed<App>(get, input);

    const edit = (change: Partial<Pick<App, "name" | "status">>, when: string) =>
      Effect.gen(function* () {
        if (before?.value === undefined) return;
        const sent = { ...bodyOf(before.value), ...change };
        const edited = yield* succeed<App>(update, { ...input, json: sent }, when);
        if (edited === undefined) return;
        compareStored(checker, update, change, edited.value, when);
        const after = yield* succeed<App>(get, input, when);
        compareStored(checker, update, change, after?.value, `${when}, read again`);
        compareUnknown(checker, before.value, after?.value, when);
        const [old, version] = [before, after].map((answer) => answer?.headers.get("etag") ?? null);
        if (old !== null && old === version) {
          const problem = "expected another version after an edit, found the same";
          wrong(update, { cause: "versions", severity: "warning", place: "etag", problem }, when);
        }
        before = after;
      });

    const name = `${app.name} é`;
    yield* edit({ name }, "renamed");
    if (before?.value?.name === name) {
      const saysTaken = yield* makeUniqueness(checker).askForTaken("apps.isNameUnique", "appName", name);
      const json = { name: name.normalize("NFD") };
      if (saysTaken) yield* refuse("apps.create", 409, { json }, "a taken name in another Unicode form");
    }
    yield* edit({ status: "disabled" }, "disabled");
    yield* edit({ status: "enabled" }, "enabled");
    yield* edit({ name: app.name }, "renamed back");
  });
