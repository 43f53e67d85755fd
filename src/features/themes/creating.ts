/** Publishing a theme for the first time: it is created once, however often it is sent and whichever answer is lost. */
import { Effect } from "effect";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { Invalid } from "#schemas/errors.ts";
import type { Theme } from "#schemas/themes/Theme.ts";
import type { SentTheme } from "#src/domain/themes/themeDraft.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { contentOfTheme, type Themes } from "./themes.ts";

export const payloadOf = ({ name, ...content }: ThemeContent) => ({ name: name.trim(), ...content });

export const isSamePayload = (one: ThemeContent, other: ThemeContent): boolean =>
  isSameTheme(payloadOf(one), payloadOf(other));

/** Themes with exactly this content. */
export const twinsOf = (content: ThemeContent, themes: Themes): Themes =>
  themes.filter((theme) => isSamePayload(contentOfTheme(theme), content));

/** A theme of the platform, and the version of the draft that it was created with. */
interface CreatedTheme {
  readonly theme: Theme;
  readonly content: ThemeContent;
}

const findCreated = (themes: Themes, sent: ReadonlyArray<SentTheme>): CreatedTheme | undefined =>
  sent
    .flatMap(({ content, twins }) => twinsOf(content, themes).map((theme) => ({ theme, content, twins })))
    .find(({ theme, twins }) => !twins.includes(theme.id));

/** The idempotency key was used with another payload. */
const isKeyUsed = (error: unknown): boolean =>
  error instanceof Invalid && error.issues.some(({ path }) => path === "idempotency-key");

/** Returns the theme with `now`, or with an earlier version of `sent` when that was created although its answer was lost. */
export const createOnce = Effect.fn("themes.createOnce")(function* (
  key: string,
  now: ThemeContent,
  sent: ReadonlyArray<SentTheme>,
  before: Themes,
) {
  const themes = yield* callsOf(ThemesApi);
  const created = findCreated(before, sent);
  if (created !== undefined) return created;
  const send = (content: ThemeContent) =>
    Effect.map(
      themes.create({ headers: { "idempotency-key": key }, payload: payloadOf(content) }),
      (theme): CreatedTheme => ({ theme, content }),
    );
  // An earlier version may have been created and then changed elsewhere, so that the list does not show it.
  // Sending that version again under the same key returns the theme.
  return yield* sent
    .filter(({ content }) => !isSamePayload(content, now))
    .reduce((attempt, { content }) => Effect.catchIf(attempt, isKeyUsed, () => send(content)), send(now));
});
