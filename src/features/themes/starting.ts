/** Starting a theme that is not published yet: there is one such draft, and it is not given up unasked. */
import { atom } from "jotai";
import { startDraft } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { startDraftAtom } from "./drafts.ts";
import { newDraftKey } from "./newDraftKey.ts";

export const startThemeAtom = atom(null, (_get, set, content: ThemeContent) =>
  set(startDraftAtom, newThemeId, startDraft(newDraftKey(), null, content)),
);
