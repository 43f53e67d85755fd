/** Downloads a theme as a file. */
import { atom } from "jotai";
import { type ExportFormat, exportTheme } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { withService } from "#src/runtime/runEffect.ts";
import { Downloads } from "#src/services/Downloads.ts";

export const exportAtom = atom(null, (get, _set, theme: ThemeContent, format: ExportFormat) => {
  const { name, type, content } = exportTheme(theme, format);
  const file = { name, content: new Blob([content], { type }) };
  return withService(get, Downloads, ({ save }) => save(file));
});
