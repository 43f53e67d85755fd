/** The list of themes: published themes with their drafts, and drafts of themes that are not published. */
import { atom } from "jotai";
import { type ShownTheme, shownTheme } from "./drafts.ts";
import { draftsAtom } from "./storedDrafts.ts";
import { themesAtom } from "./themes.ts";

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Sorted by name; unpublished themes come first. Undefined until the published themes have loaded. */
export const listedThemesAtom = atom((get): ReadonlyArray<ShownTheme> | undefined => {
  const { data } = get(themesAtom);
  const drafts = get(draftsAtom);
  if (data === undefined) return undefined;
  const ids = new Set([...data.map(({ id }) => id), ...drafts.keys()]);
  return [...ids]
    .flatMap((id) => shownTheme(get, id) ?? [])
    .toSorted(
      (a, b) =>
        Number(a.published !== null) - Number(b.published !== null) ||
        collator.compare(a.content.name, b.content.name),
    );
});
