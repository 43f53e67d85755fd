/** Starts a new theme and opens it; asks first where another unpublished one would be lost. */
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { startThemeAtom } from "./starting.ts";
import { newDraftAtom } from "./themeList.ts";

export const useStartTheme = (onOpen: (id: string) => void) => {
  const current = useAtomValue(newDraftAtom);
  const startTheme = useSetAtom(startThemeAtom);
  const [waiting, setWaiting] = useState<ThemeContent>();
  const begin = (content: ThemeContent) => {
    startTheme(content);
    onOpen(newThemeId);
  };
  return {
    start: (content: ThemeContent) => (current === undefined ? begin(content) : setWaiting(content)),
    question: waiting && current && (
      <DiscardDialog
        name={current.now.name}
        isPublished={false}
        onClose={() => setWaiting(undefined)}
        onDiscard={() => begin(waiting)}
      />
    ),
  };
};
