/** The input and the button of a combo box. It opens on click, and Enter takes the first match. */
import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, use } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./field.css.ts";
import { Icon } from "./Icon.tsx";

export interface ComboFieldProps {
  isTyped: boolean;
  /** Any text is taken: Enter without a match keeps it. */
  isFree?: boolean;
  placeholder?: Text | undefined;
  /** Called before Tab leaves the field, unless an option has the focus: react-aria chooses that one. */
  onTab?: () => void;
}

export function ComboField({ isTyped, isFree = false, placeholder, onTab }: ComboFieldProps) {
  const state = use(ComboBoxStateContext);
  const takeTyped = (event: KeyboardEvent) => {
    if (!state || !isTyped || state.selectionManager.focusedKey !== null) return;
    if (event.key === "Tab") onTab?.();
    if (event.key !== "Enter") return;
    const first = state.collection.getFirstKey();
    if (state.isOpen && first !== null) {
      // react-aria then chooses the focused option.
      state.selectionManager.setFocusedKey(first);
      return;
    }
    if (isFree) return;
    // react-aria would replace the typed text by the chosen option's name.
    event.preventDefault();
    event.stopPropagation();
    state.open(null, "manual");
  };
  return (
    <div className={css.comboGroup} onKeyDownCapture={takeTyped}>
      <Input
        className={css.comboInput}
        spellCheck={false}
        onClick={() => state?.open(null, "manual")}
        // When the list opens, react-aria dispatches a second focus event. Selecting then would overwrite typed text.
        onFocus={({ currentTarget, nativeEvent }) => nativeEvent.isTrusted && currentTarget.select()}
        {...(placeholder && { placeholder })}
      />
      <Button className={css.listButton}>
        <Icon glyph={ChevronsUpDown} size={14} />
      </Button>
    </div>
  );
}
