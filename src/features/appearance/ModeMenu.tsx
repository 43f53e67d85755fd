/** Menu of the colour mode, in the top bar. */
import { useAtom } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { modes } from "#src/services/Appearance.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { modeAtom } from "./appearance.ts";
import { ModeIcon } from "./ModeIcon.tsx";
import { modeIcons } from "./modeIcons.ts";
import { messages } from "./messages.en.ts";

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
