/** Starts a new theme and opens it; asks first when another unpublished theme would be lost. */
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { draftsAtom, startThemeAtom } from "./drafts.ts";

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
