/** Renaming a theme from the list: published at once, unless the theme has other unpublished changes. */
import { Cause, Exit, Option } from "effect";
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf, statusOf } from "#src/domain/themes/themeDraft.ts";
import { changeThemeAtom, newDraftKey, stateOf } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { publishAtom } from "./publishing.ts";

/** Returns the toast to show; undefined when the theme already has that name, or does not exist. */
export const renameAtom = atom(null, async (get, set, id: ThemeId, name: string) => {
  const state = stateOf(get, id);
  const currentName = contentOf(state)?.name.trim();
  if (currentName === undefined || currentName === name.trim()) return undefined;
  set(changeThemeAtom, id, { _tag: "Edited", edit: { field: "name", value: name }, key: newDraftKey() });
  if (statusOf(state) !== "published") return messages.renamedInDraft;
  const exit = await set(publishAtom, id);
  if (Exit.isSuccess(exit))
    return exit.value._tag === "Published" ? messages.renamed : messages.renameNotPublished;
  const isNotApplied = Option.exists(Cause.failureOption(exit.cause), ({ _tag }) => _tag === "NotApplied");
  return isNotApplied ? messages.nameNotApplied : messages.renameNotPublished;
});
