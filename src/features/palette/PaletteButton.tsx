/** The button in the top bar that opens the palette: it looks like a search field, on phones it is an icon. */
import { Search } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useText } from "#src/i18n/i18n.ts";
import { system } from "#src/services/browser/environment.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./PaletteButton.css.ts";

export function PaletteButton({ onOpen, onIntent }: { onOpen: () => void; onIntent: () => void }) {
  const text = useText();
  return (
    <Button
      className={css.root}
      aria-haspopup="dialog"
      onHoverStart={onIntent}
      onFocus={onIntent}
      onPress={onOpen}
    >
      <Icon glyph={Search} />
      <span className={css.words}>{text(messages.title)}</span>
      <kbd translate="no" className={css.keys} aria-hidden="true">
        {system && text(messages[`keys.${system}`])}
      </kbd>
    </Button>
  );
}
