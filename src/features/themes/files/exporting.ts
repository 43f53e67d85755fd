/** Downloads a theme as a file of design tokens. */
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { exportTheme } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Act } from "#src/interaction/pageActs.ts";
import { saveFileAtom } from "#src/interaction/saveFile.ts";
import { messages } from "../messages.en.ts";

/** Undefined for a theme that is not published. */
export const useExport = (theme: ThemeContent | null): Act | undefined => {
  const text = useText();
  const save = useSetAtom(saveFileAtom);
  if (theme === null) return undefined;
  return {
    name: text(messages.exportPublished),
    icon: Download,
    keywords: text(messages.exportAlso),
    run: () => void save(exportTheme(theme)),
  };
};
