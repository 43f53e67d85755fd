/** A menu that exports the published theme as a file in a chosen format. */
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { type ExportFormat, exportFormats } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { usePageActs } from "#src/interaction/pageActs.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { exportAtom } from "./exporting.ts";
import { messages } from "./messages.en.ts";

export function ExportMenu({ theme }: { theme: ThemeContent }) {
  const text = useText();
  const exportTheme = useSetAtom(exportAtom);
  const save = (format: ExportFormat) => void exportTheme(theme, format);
  usePageActs(
    exportFormats.map((format) => ({
      id: `themes.export.${format}`,
      name: text(messages.exportCommand, { format: text(messages[format]) }),
      icon: Download,
      keywords: text(messages.exportAlso),
      run: () => save(format),
    })),
  );
  return (
    <MenuButton
      label={text(messages.exportPublished)}
      icon={Download}
      entries={exportFormats.map((format) => ({
        id: format,
        name: text(messages[format]),
        onAction: () => save(format),
      }))}
    />
  );
}
