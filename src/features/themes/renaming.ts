/** Renaming a theme from the list: a change like any other, published at once where it is the only one. */
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { changeThemeAtom, draftsAtom } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { newDraftKey } from "./newDraftKey.ts";
import { publishAtom } from "./publishing.ts";

/** Answers what to say about it. */
export const renameAtom = atom(null, async (get, set, id: ThemeId, name: string) => {
  const hadDraft = get(draftsAtom).has(id);
  set(changeThemeAtom, id, { _tag: "Edited", edit: { field: "name", value: name }, key: newDraftKey() });
  if (hadDraft || !get(draftsAtom).has(id)) return { message: messages.renamedInDraft };
  const outcome = await set(publishAtom, id);
  return { message: outcome._tag === "Published" ? messages.renamed : messages.renameNotPublished };
});
