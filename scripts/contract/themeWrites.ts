/** Publishes, edits and deletes a theme that the check itself creates. */
import { createHash } from "node:crypto";
import { Effect, Schema } from "effect";
import { asRecord } from "#schemas/lenient.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { NewTheme, type Theme, themeNameMaxLength } from "#schemas/themes/Theme.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import type { Undo } from "./undo.ts";
import {
  compareStored,
  expectListed,
  refuseNotJson,
  repeat,
  staleVersion,
  unknownLike,
  versionOf,
  type WriteOptions,
} from "./writing.ts";

export const checkThemeWrites = (checker: Checker, { whole }: Lists, undo: Undo, { run }: WriteOptions) =>
  Effect.gen(function* () {
    const { succeed, refuse, warn, skip } = checker;
    const [list, create, update, remove] = ["themes.list", "themes.create", "themes.update", "themes.delete"];
    const name = run.slice(-themeNameMaxLength);
    const renamed = `${name.slice(0, -1)}~`;
    const theme = { name, ...exampleTheme };
    const ids = undo.ofList({ list, remove, member: "name" }, [name, renamed]);
    const headers = { "idempotency-key": `${run}-theme` };
    const made = yield* succeed<Theme>(create, { headers, json: theme });
    compareStored(checker, create, theme, made?.value);
    if (made?.value) {
      ids.add(made.value.id);
      const again = yield* repeat(checker, create, { headers, json: theme }, made.value);
      if (again) ids.add(again.id);
      const other = { headers, json: { ...theme, name: renamed }, isUnsent: true } as const;
      yield* refuse(create, 422, other, "the same Idempotency-Key with another body");
    }
    const long = { ...theme, name: "n".repeat(themeNameMaxLength + 1) };
    const when = `a name of ${themeNameMaxLength + 1} characters`;
    yield* refuse(create, 422, { json: long, isUnsent: true }, when);
    yield* refuseNotJson(checker, create);

    const unknown = { id: unknownLike(made?.value?.id) };
    yield* refuse(update, 404, { path: unknown, json: { ...unknown, ...theme } }, "an unknown id");
    yield* refuse(remove, 404, { path: unknown }, "an unknown id");
    if (made?.value === undefined) {
      for (const call of [update, remove]) skip(call, "the call", "no theme could be created");
      return;
    }
    const { id } = made.value;
    expectListed(checker, list, yield* whole<Theme>(list), id);

    const version = versionOf(checker, create, made);
    // Lists contain no ETags: the console computes a theme's ETag from its content.
    const content = canonicalTheme(Schema.decodeSync(NewTheme)(theme));
    const computed = `"${createHash("sha256").update(content).digest("base64url")}"`;
    const found = "found another version: the console writes without a check";
    if (version !== undefined && version.replace("W/", "") !== computed)
      warn(create, "versions", "etag", `expected the hash of the theme's content, ${found}`);
    const path = { id };
    // Every member changes, so that one that is not stored shows.
    const changed = {
      name: renamed,
      light: theme.dark,
      dark: theme.light,
      fonts: { ios: theme.fonts.web, android: theme.fonts.ios, web: theme.fonts.android },
    };
    const json = { id: asRecord(made.body)?.["id"] ?? id, ...changed };
    const stale = { path, headers: staleVersion };
    const isHeld = version !== undefined;
    if (isHeld) yield* refuse(update, 412, { ...stale, json }, "If-Match of another version");
    const held = { ...(isHeld && { "if-match": version }) };
    const edited = yield* succeed<Theme>(update, { path, json, headers: held });
    compareStored(checker, update, changed, edited?.value);
    if (edited) versionOf(checker, update, edited);
    yield* refuseNotJson(checker, update, { path });
    const bare = { path, headers: { "if-match": "contract-check" }, isUnsent: true } as const;
    yield* refuse(remove, 422, bare, "If-Match without quotes");
    if (isHeld) yield* refuse(remove, 412, stale, "If-Match of another version");
    const removed = yield* succeed(remove, { path });
    if (removed !== undefined) yield* refuse(remove, 404, { path }, "a theme that was just deleted");
  });
