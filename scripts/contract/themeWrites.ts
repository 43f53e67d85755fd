/** Publishes, edits and deletes a theme that the check itself creates. */
import { createHash } from "node:crypto";
import { Effect, Schema } from "effect";
import { asRecord } from "#schemas/lenient.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { NewTheme, type Theme, themeNameMaxLength } from "#schemas/themes/Theme.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import { unknownLike } from "./unknownLike.ts";
import type { Undo } from "./undo.ts";
import { compareStored, notJson, repeat, staleVersion, versionOf, type WriteOptions } from "./writing.ts";

export const makeThemeWrites = (checker: Checker, { whole }: Lists, undo: Undo, { run }: WriteOptions) =>
  Effect.gen(function* () {
    const { succeed, refuse, wrong, skip } = checker;
    const [create, update, remove] = ["themes.create", "themes.update", "themes.delete"];
    const name = run.slice(-themeNameMaxLength);
    const renamed = `${name.slice(0, -1)}~`;
    const theme = { name, ...exampleTheme };
    const ids = undo.ofList({ list: "themes.list", remove, member: "name" }, [name, renamed]);
    const key = { "idempotency-key": `${run}-theme` };
    const made = yield* succeed<Theme>(create, { headers: key, json: theme });
    compareStored(checker, create, theme, made?.value);
    if (made?.value) {
      ids.add(made.value.id);
      const again = yield* repeat(checker, create, { headers: key, json: theme }, made.value);
      if (again) ids.add(again.id);
      yield* refuse(
        create,
        422,
        { headers: key, json: { ...theme, name: renamed }, isUnsent: true },
        "the same Idempotency-Key with another body",
      );
    }
    yield* refuse(
      create,
      422,
      { json: { ...theme, name: "n".repeat(themeNameMaxLength + 1) }, isUnsent: true },
      `a name of ${themeNameMaxLength + 1} characters`,
    );
    yield* refuse(create, 422, notJson, "a body that is no JSON");

    const unknown = unknownLike(made?.value?.id);
    const lost = { path: { id: unknown } };
    yield* refuse(update, 404, { ...lost, json: { id: unknown, ...theme } }, "an unknown id");
    yield* refuse(remove, 404, lost, "an unknown id");
    if (made?.value === undefined) {
      for (const call of [update, remove]) skip(call, "the call", "no theme could be created");
      return;
    }
    const { id } = made.value;
    const listed = yield* whole<Theme>("themes.list");
    if (listed?.isWhole && !listed.entries.some((entry) => entry.id === id))
      wrong("themes.list", {
        cause: "stored",
        place: "content",
        problem: "expected the theme that was just created, found none",
      });

    // Lists contain no ETags: the console computes a theme's ETag from its content.
    const seen = versionOf(checker, create, made);
    const computed = `"${createHash("sha256")
      .update(canonicalTheme(Schema.decodeSync(NewTheme)(theme)))
      .digest("base64url")}"`;
    const rawId = asRecord(made.body)?.["id"] ?? id;
    const own = { path: { id } };
    // Every member changes, so that one that is not stored shows.
    const changed = {
      name: renamed,
      light: theme.dark,
      dark: theme.light,
      fonts: { ios: theme.fonts.web, android: theme.fonts.ios, web: theme.fonts.android },
    };
    const edit = { ...own, json: { id: rawId, ...changed } };
    if (seen !== undefined && seen.replace(/^W\//, "") !== computed)
      wrong(create, {
        cause: "versions",
        severity: "warning",
        place: "etag",
        problem:
          "expected the hash of the theme's content, found another version: the console writes without a check",
      });
    const canBeHeld = seen !== undefined;
    if (canBeHeld)
      yield* refuse(update, 412, { ...edit, headers: staleVersion }, "If-Match of another version");
    const edited = yield* succeed<Theme>(update, {
      ...edit,
      headers: seen === undefined ? {} : { "if-match": seen },
    });
    compareStored(checker, update, changed, edited?.value);
    if (edited) versionOf(checker, update, edited);
    yield* refuse(update, 422, { ...own, ...notJson }, "a body that is no JSON");
    yield* refuse(
      remove,
      422,
      { ...own, headers: { "if-match": "contract-check" }, isUnsent: true },
      "If-Match without quotes",
    );
    if (canBeHeld)
      yield* refuse(remove, 412, { ...own, headers: staleVersion }, "If-Match of another version");
    const removed = yield* succeed(remove, own);
    if (removed !== undefined) yield* refuse(remove, 404, own, "a theme that was just deleted");
  });
