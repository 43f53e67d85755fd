/** A menu that exports the published theme as a file in a chosen format. */
import { useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { exportFormats } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { exportAtom } from "./exporting.ts";
import { messages } from "./messages.en.ts";

export function ExportMenu({ theme }: { theme: ThemeContent }) {
  const text = useText();
  const exportTheme = useSetAtom(exportAtom);
  const acts = exportFormats.map((format) => ({
    name: text(messages.exportCommand, { format: text(messages[format]) }),
    label: text(messages[format]),
    icon: Download,
    keywords: text(messages.exportAlso),
    run: () => void exportTheme(theme, format),
  }));
  return (
    <MenuButton
      ref={useActs(acts)}
      label={text(messages.exportPublished)}
      icon={Download}
      entries={acts.map(({ label, run }) => ({ id: label, name: label, onAction: run }))}
    />
  );
}
