/**
 * Whether a theme is published or has a draft; `new` becomes an empty draft. True when the list or the theme could not be
 * read: the page says so itself.
 */
import { Schema } from "effect";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { settled, type Store } from "#src/runtime/load.ts";
import { defaultTheme } from "./defaultTheme.ts";
import { shownTheme, startThemeAtom } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { refreshDraftsAtom } from "./storedDrafts.ts";
import { issuesOfThemeAtom, refreshThemesAtom, themesAtom } from "./themes.ts";

const isThemeId = Schema.is(ThemeId);

/** `id` is any text from the address. */
export const themeExists = async (store: Store, id: string): Promise<boolean> => {
  if (!isThemeId(id)) return false;
  store.set(refreshThemesAtom);
  const { data } = await settled(store, themesAtom);
  // The drafts are not mounted yet, and so do not follow other tabs.
  store.set(refreshDraftsAtom);
  const isMissing = shownTheme(store.get, id) === undefined;
  if (data !== undefined && isMissing && id === newThemeId) {
    store.set(startThemeAtom, defaultTheme(store.get(i18nAtom).text(messages.newTheme)));
    return true;
  }
  return data === undefined || !isMissing || store.get(issuesOfThemeAtom)(id).length > 0;
};
