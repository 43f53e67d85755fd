/** Downloads a theme as a file of design tokens. */
import { atom, useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { exportTheme } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Act } from "#src/interaction/pageActs.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { messages } from "../messages.en.ts";

const exportAtom = atom(null, (get, _set, theme: ThemeContent) => {
  const { name, type, content } = exportTheme(theme);
  const file = { name, content: new Blob([content], { type }) };
  return withService(get, Downloads, ({ save }) => save(file));
});

/** Undefined for a theme that is not published. */
export const useExport = (theme: ThemeContent | null): Act | undefined => {
  const text = useText();
  const save = useSetAtom(exportAtom);
  if (theme === null) return undefined;
  return {
    name: text(messages.exportPublished),
    icon: Download,
    keywords: text(messages.exportAlso),
    run: () => void save(theme),
  };
};
