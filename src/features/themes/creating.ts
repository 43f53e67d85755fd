/** Publishing a theme for the first time: it is made once, however often it is sent and whichever answer was lost. */
import { Effect } from "effect";
import { Invalid } from "#schemas/errors.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import type { SentTheme } from "#src/domain/themes/themeDraft.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { contentOfTheme, type Themes } from "./themes.ts";

export const payloadOf = ({ name, ...content }: ThemeContent) => ({ name: name.trim(), ...content });

export const isSamePayload = (one: ThemeContent, other: ThemeContent): boolean =>
  isSameTheme(payloadOf(one), payloadOf(other));

/** Themes that hold just this. */
export const twinsIn = (themes: Themes, content: ThemeContent): Themes =>
  themes.filter((theme) => isSamePayload(contentOfTheme(theme), content));

/** A theme that the platform has made, and what of the draft it was made with. */
interface Made {
  readonly theme: Theme;
  readonly content: ThemeContent;
}

const arrivedIn = (themes: Themes, sent: ReadonlyArray<SentTheme>): Made | undefined =>
  sent
    .flatMap(({ content, twins }) => twinsIn(themes, content).map((theme) => ({ theme, content, twins })))
    .find(({ theme, twins }) => !twins.includes(theme.id));

const isKeyUsed = (error: unknown): boolean =>
  error instanceof Invalid && error.issues.some(({ path }) => path === "idempotency-key");

/** What it was made with is an earlier version where that has arrived after all. */
export const createOnce = Effect.fn("themes.createOnce")(function* (
  key: string,
  now: ThemeContent,
  sent: ReadonlyArray<SentTheme>,
  before: Themes,
) {
  const { themes } = yield* ApiClient;
  const arrived = arrivedIn(before, sent);
  if (arrived !== undefined) return arrived;
  const send = (content: ThemeContent) =>
    Effect.map(
      themes.create({ headers: { "idempotency-key": key }, payload: payloadOf(content) }),
      (theme): Made => ({ theme, content }),
    );
  // An earlier version may have arrived and been changed since, so that the list does not tell. The key does: it was
  // used with that version, and repeating it gives the theme that it made.
  return yield* sent
    .filter(({ content }) => !isSamePayload(content, now))
    .reduce((attempt, { content }) => Effect.catchIf(attempt, isKeyUsed, () => send(content)), send(now));
});
