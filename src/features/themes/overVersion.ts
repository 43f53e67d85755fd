/** Writing over the version that a person has seen, and over no other. */
import { Effect, Either, Encoding } from "effect";
import { Changed } from "#schemas/errors.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { listThemes, publishedIn } from "./themes.ts";

type Precondition = { readonly "if-match"?: string };

/** The ETag of the version that holds just this. */
export const etagOf = (theme: ThemeContent): Effect.Effect<string> =>
  Effect.map(
    Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalTheme(theme)))),
    (hash) => `"${Encoding.encodeBase64Url(new Uint8Array(hash))}"`,
  );

/** Fails with `Changed` where the platform holds another version than `seen`. */
export const overVersion = <A, E, R>(
  id: ThemeId,
  seen: ThemeContent,
  write: (headers: Precondition) => Effect.Effect<A, E | Changed, R>,
) =>
  Effect.gen(function* () {
    const headers = { "if-match": yield* etagOf(seen) };
    const first = yield* Effect.either(write(headers));
    if (Either.isRight(first)) return first.right;
    const refusal = first.left;
    if (!(refusal instanceof Changed)) return yield* Effect.fail(refusal);
    const themes = yield* listThemes;
    if (!isSameTheme(publishedIn(themes, id), seen)) return yield* refusal;
    // This contract's servers say which version they hold: it was changed, and changed back. Others name their
    // versions in a way that no list tells, and would refuse for ever.
    return yield* write(refusal.etag === undefined ? {} : headers);
  });
