/** The published themes, as the platform last answered them. */
import { Effect, Encoding } from "effect";
import { atom } from "jotai";
import type { SentId } from "#schemas/ids.ts";
import { canonicalTheme } from "#schemas/themes/canonicalTheme.ts";
import type { Theme, ThemeId } from "#schemas/themes/Theme.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { listAtoms } from "#src/runtime/listAtoms.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
import { type Edit, edit } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";

export type Themes = ReadonlyArray<Theme>;

const readThemes = Effect.flatMap(callsOf(ThemesApi), (themes) => wholeList(themes.list));

/** All themes that can be read, by name. */
export const listThemes = Effect.map(readThemes, ({ entries }) => entries);

const list = listAtoms(readThemes);

/** Setting it reads the list again. */
export const themesAtom = list.entriesAtom;
export const updateThemesAtom = list.changeAtom;
/** There is no action for themes that could not be read: a write would lose their content. */
export const themeIssuesAtom = list.issuesAtom;
export const refreshThemesAtom = list.refreshAtom;

/** What keeps a theme of the list from being read. */
export const issuesOfThemeAtom = atom((get) => {
  const { entryIssues } = get(themeIssuesAtom);
  return (id: ThemeId) => entryIssues.filter((issue) => issue.id === id);
});

export const contentOfTheme = ({ id: _, numericId: _number, ...content }: Theme): ThemeContent => content;

/** The number that a platform sent as a theme's id, which a PUT sends back. */
export const sentIdIn = (themes: Themes, id: ThemeId): SentId => {
  const numericId = themes.find((other) => other.id === id)?.numericId;
  return numericId === undefined ? {} : { numericId };
};

/** The content of a theme in the list; null when it is not there. */
export const publishedIn = (themes: Themes, id: ThemeId): ThemeContent | null => {
  const theme = themes.find((other) => other.id === id);
  return theme === undefined ? null : contentOfTheme(theme);
};

/** Equal for equal contents. `salt` distinguishes what has the same content. */
export const hashOf = (theme: ThemeContent, salt = ""): Effect.Effect<string> =>
  Effect.map(
    Effect.promise(() =>
      crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + canonicalTheme(theme))),
    ),
    (hash) => Encoding.encodeBase64Url(new Uint8Array(hash)),
  );

export interface SeenTheme {
  readonly id: ThemeId;
  readonly seen: ThemeContent;
}

/** Overwrites or deletes only the version that the person has seen. */
export const writeOver = <A, Field extends string, E extends Error & { readonly _tag: string }, R>(
  { id, seen }: SeenTheme,
  write: Pick<Edit<A, Field, E, R, Themes>, "call" | "send" | "answerIn" | "notStored">,
) =>
  Effect.flatMap(hashOf(seen), (hash) =>
    edit({
      ...write,
      etag: `"${hash}"`,
      read: listThemes,
      isSeen: (themes) => isSameTheme(publishedIn(themes, id), seen),
    }),
  );
