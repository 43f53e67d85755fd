/** The list of themes: published themes with their drafts, and drafts of themes that are not published. */
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf, statusOf, type ThemeStatus } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { draftsAtom, stateOf } from "./drafts.ts";
import { themesAtom } from "./themes.ts";

export interface ListedTheme {
  readonly id: ThemeId;
  /** Includes unpublished changes. */
  readonly content: ThemeContent;
  readonly status: ThemeStatus;
  readonly published: ThemeContent | null;
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Sorted by name; unpublished themes come first. Undefined until the published themes have loaded. */
export const listedThemesAtom = atom((get): ReadonlyArray<ListedTheme> | undefined => {
  const { data } = get(themesAtom);
  const drafts = get(draftsAtom);
  if (data === undefined) return undefined;
  const ids = new Set([...data.map(({ id }) => id), ...drafts.keys()]);
  return [...ids]
    .flatMap((id): ReadonlyArray<ListedTheme> => {
      const state = stateOf(get, id);
      const content = contentOf(state);
      return content === null ? [] : [{ id, content, status: statusOf(state), published: state.published }];
    })
    .toSorted(
      (a, b) =>
        Number(a.published !== null) - Number(b.published !== null) ||
        collator.compare(a.content.name, b.content.name),
    );
});
