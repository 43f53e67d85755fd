/** The published themes, as the platform has answered them last. */
import { Effect } from "effect";
import { atom } from "jotai";
import type { Theme, ThemeId } from "#schemas/themes/Theme.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { wholeList } from "#src/services/wholeList.ts";

export type Themes = ReadonlyArray<Theme>;

/** All themes, by name. */
export const listThemes = Effect.flatMap(ApiClient, ({ themes }) => wholeList(themes.list));

const listAtom = queryAtom(() => listThemes);

/** What a publication has told since the list was read. */
const newerAtom = atom<{ readonly than: Themes | undefined; readonly themes: Themes } | undefined>(undefined);

/** Setting it reads the list anew. */
export const themesAtom = atom(
  (get) => {
    const list = get(listAtom);
    const newer = get(newerAtom);
    return newer !== undefined && newer.than === list.data ? { ...list, data: newer.themes } : list;
  },
  (_get, set) => set(listAtom),
);

/** Takes a newer answer than the list's, and reads the list anew: an older answer under way no longer counts. */
export const adoptThemesAtom = atom(null, (get, set, change: (themes: Themes) => Themes) => {
  const { data = [] } = get(themesAtom);
  set(newerAtom, { than: get(listAtom).data, themes: change(data) });
  set(listAtom);
});

export const withTheme =
  (theme: Theme) =>
  (themes: Themes): Themes =>
    themes.some(({ id }) => id === theme.id)
      ? themes.map((other) => (other.id === theme.id ? theme : other))
      : [...themes, theme];

export const withoutTheme =
  (gone: ThemeId) =>
  (themes: Themes): Themes =>
    themes.filter(({ id }) => id !== gone);

export const contentOfTheme = ({ id: _, ...content }: Theme): ThemeContent => content;

export const publishedIn = (themes: Themes, id: ThemeId): ThemeContent | null => {
  const theme = themes.find((other) => other.id === id);
  return theme === undefined ? null : contentOfTheme(theme);
};
