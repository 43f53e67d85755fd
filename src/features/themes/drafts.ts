/** Themes as they are shown, with their drafts, and what changes a draft. */
import { atom, type Getter } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  newThemeId,
  startDraft,
  statusOf,
  type ThemeChange,
  type ThemeState,
  themeState,
  type ThemeStatus,
} from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { changeDraftAtom, draftsAtom } from "./storedDrafts.ts";
import { publishedIn, issuesOfThemeAtom, themesAtom } from "./themes.ts";

/** A random name of a draft, from which its idempotency keys are made. */
const newDraftKey = (): string => crypto.randomUUID();

/** A theme as it is shown: published, or a draft, or both. */
export interface ShownTheme extends ThemeState {
  readonly id: ThemeId;
  /** Includes unpublished changes. */
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
}

/** Ignores the draft of a theme that could not be read, since it would look as if the theme had been deleted. */
export const shownTheme = (get: Getter, id: ThemeId): ShownTheme | undefined => {
  const isUnread = get(issuesOfThemeAtom)(id).length > 0;
  const draft = isUnread ? undefined : get(draftsAtom).get(id);
  const state = themeState(publishedIn(get(themesAtom).data ?? [], id), draft ?? null);
  const content = contentOf(state);
  return content === null ? undefined : { id, ...state, content, status: statusOf(state) };
};

/** Starts a new theme. There is only one unpublished theme, so it replaces an earlier one. */
export const startThemeAtom = atom(null, (_get, set, content: ThemeContent) =>
  set(changeDraftAtom, newThemeId, () => startDraft(newDraftKey(), null, content)),
);

export const removeDraftAtom = atom(null, (_get, set, id: ThemeId) => set(changeDraftAtom, id, () => null));

/** Moves the draft of a new theme to the id that the theme was given. */
export const moveDraftAtom = atom(null, (get, set, from: ThemeId, to: ThemeId) => {
  const draft = get(draftsAtom).get(from) ?? null;
  set(changeDraftAtom, to, () => draft);
  set(removeDraftAtom, from);
});

/** Changes a theme's draft, on top of the changes that other tabs have made to it. */
export const changeThemeAtom = atom(null, (get, set, id: ThemeId, change: ThemeChange) => {
  const published = publishedIn(get(themesAtom).data ?? [], id);
  set(changeDraftAtom, id, (draft) => change(themeState(published, draft), newDraftKey()));
});
