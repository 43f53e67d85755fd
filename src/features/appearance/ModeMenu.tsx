/** Menu of the colour mode, in the top bar. */
import { useAtom } from "jotai";
import type { LucideProps } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { modes } from "#src/services/Appearance.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { shown } from "./ModeIcon.css.ts";
import { modeAtom } from "./appearance.ts";
import { modeIcons } from "./modeIcons.ts";
import { messages } from "./messages.en.ts";

/** The icon of the mode that the document has. */
function ModeIcon({ className = "", ...props }: LucideProps) {
  return modes.map((mode) => {
    const Glyph = modeIcons[mode];
    return <Glyph {...props} key={mode} className={`${className} ${shown[mode]}`} />;
  });
}

export function ModeMenu() {
  const text = useText();
  const [mode, setMode] = useAtom(modeAtom);
  return (
    <MenuButton
      label={text(messages.label)}
      icon={ModeIcon}
      selected={mode}
      entries={modes.map((id) => ({
        id,
        name: text(messages[id]),
        icon: modeIcons[id],
        onAction: () => void setMode(id),
      }))}
    />
  );
}
