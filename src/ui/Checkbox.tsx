/** A checkbox with its label. */
import { Check } from "lucide-react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Checkbox.css.ts";
import { Icon } from "./Icon.tsx";

export interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: Text;
}

export function Checkbox({ isSelected, onChange, children }: CheckboxProps) {
  return (
    <label className={css.root}>
      <input
        className={css.input}
        type="checkbox"
        checked={isSelected}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={css.box}>{isSelected && <Icon glyph={Check} size={14} />}</span>
      <span>{children}</span>
    </label>
  );
}
