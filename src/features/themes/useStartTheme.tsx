/** Starts a new theme and opens it; asks first when another unpublished theme would be lost. */
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { startThemeAtom } from "./drafts.ts";
import { draftsAtom } from "./storedDrafts.ts";

export const useStartTheme = (onOpen: (id: string) => void) => {
  const unpublished = useAtomValue(draftsAtom).get(newThemeId);
  const startTheme = useSetAtom(startThemeAtom);
  const [next, setNext] = useState<ThemeContent>();
  const open = (content: ThemeContent) => {
    startTheme(content);
    onOpen(newThemeId);
  };
  return {
    start: (content: ThemeContent) => (unpublished === undefined ? open(content) : setNext(content)),
    dialog: next && unpublished && (
      <DiscardDialog
        name={unpublished.now.name}
        isPublished={false}
        onClose={() => setNext(undefined)}
        onDiscard={() => open(next)}
      />
    ),
  };
};
