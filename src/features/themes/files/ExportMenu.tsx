/** A menu that exports the published theme as a file in a chosen format. */
import { Download } from "lucide-react";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { useExports } from "./exporting.ts";
import { messages } from "./messages.en.ts";

export function ExportMenu({ theme }: { theme: ThemeContent }) {
  const text = useText();
  const acts = useExports(theme);
  return (
    <MenuButton
      ref={useActs(acts)}
      label={text(messages.exportPublished)}
      icon={Download}
      entries={acts.map(({ label, run }) => ({ id: label, name: label, onAction: run }))}
    />
  );
}
