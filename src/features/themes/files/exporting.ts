/** Downloads a theme as a file: an act for each format. */
import { atom, useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { type ExportFormat, exportFormats, exportTheme } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { messages } from "../messages.en.ts";

const exportAtom = atom(null, (get, _set, theme: ThemeContent, format: ExportFormat) => {
  const { name, type, content } = exportTheme(theme, format);
  const file = { name, content: new Blob([content], { type }) };
  return withService(get, Downloads, ({ save }) => save(file));
});

/** None for a theme that is not published. */
export const useExports = (theme: ThemeContent | null) => {
  const text = useText();
  const exportAs = useSetAtom(exportAtom);
  return exportFormats.flatMap((format) => {
    if (theme === null) return [];
    return [
      {
        name: text(messages.exportCommand, { format: text(messages[format]) }),
        label: text(messages[format]),
        icon: Download,
        keywords: text(messages.exportAlso),
        run: () => void exportAs(theme, format),
      },
    ];
  });
};
