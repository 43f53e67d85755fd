/** Overwrites only the version that the person has seen (If-Match, RFC 9110 section 13.1.1). */
import { Effect, Either, Encoding } from "effect";
import { Changed } from "#schemas/errors.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { listThemes, publishedIn } from "./themes.ts";

type Precondition = { readonly "if-match"?: string };

/** The ETag of the version with this content. */
const etagOf = (theme: ThemeContent): Effect.Effect<string> =>
  Effect.map(
    Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalTheme(theme)))),
    (hash) => `"${Encoding.encodeBase64Url(new Uint8Array(hash))}"`,
  );

/** Fails with `Changed` when the platform has another version than `seen`. */
export const writeIfUnchanged = <A, E, R>(
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
    // With an ETag in the refusal, the server follows the contract: the theme was changed and changed back. Without one,
    // the server has its own ETags, which the list does not contain: it would refuse every time.
    return yield* write(refusal.etag === undefined ? {} : headers);
  });
