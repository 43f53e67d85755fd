/** Button in the top bar that opens the palette. */
import { Search } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { messages } from "./messages.en.ts";

export interface PaletteButtonProps {
  onOpen: () => void;
  /** Called on hover and focus, to load the palette ahead. */
  onIntent: () => void;
}

export function PaletteButton({ onOpen, onIntent }: PaletteButtonProps) {
  const text = useText();
  return (
    <Tooltip text={text(messages.openByKeys)}>
      <IconButton
        icon={Search}
        label={text(messages.open)}
        aria-haspopup="dialog"
        onHoverStart={onIntent}
        onFocus={onIntent}
        onPress={onOpen}
      />
    </Tooltip>
  );
}
