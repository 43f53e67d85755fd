/** The button in the bar that opens the palette. */
import { Search } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { messages } from "./messages.en.ts";

export interface PaletteButtonProps {
  onOpen: () => void;
  /** Told when somebody is about to press it. */
  onReach: () => void;
}

export function PaletteButton({ onOpen, onReach }: PaletteButtonProps) {
  const text = useText();
  return (
    <Tooltip text={text(messages.openByKeys)}>
      <IconButton
        icon={Search}
        label={text(messages.open)}
        aria-haspopup="dialog"
        onHoverStart={onReach}
        onFocus={onReach}
        onPress={onOpen}
      />
    </Tooltip>
  );
}
