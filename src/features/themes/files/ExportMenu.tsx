/** A menu that exports the published theme as a file in a chosen format. */
import { atom, useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { type ExportFormat, exportFormats, exportTheme } from "#src/domain/themes/themeExport.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { messages } from "./messages.en.ts";

const exportAtom = atom(null, (get, _set, theme: ThemeContent, format: ExportFormat) => {
  const { name, type, content } = exportTheme(theme, format);
  const file = { name, content: new Blob([content], { type }) };
  return withService(get, Downloads, ({ save }) => save(file));
});

export function ExportMenu({ theme }: { theme: ThemeContent }) {
  const text = useText();
  const exportAs = useSetAtom(exportAtom);
  const acts = exportFormats.map((format) => ({
    name: text(messages.exportCommand, { format: text(messages[format]) }),
    label: text(messages[format]),
    icon: Download,
    keywords: text(messages.exportAlso),
    run: () => void exportAs(theme, format),
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
