/** A field that filters a list while typing. The label is the placeholder, and is read by screen readers. */
import { Search, X } from "lucide-react";
import { useRef } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import * as css from "./SearchField.css.ts";

export interface SearchFieldProps {
  label: Text;
  clearLabel: Text;
  value: string;
  onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  maxLength?: number;
}

export function SearchField({ label, clearLabel, value, onChange, onBlur, maxLength }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className={css.root}>
      <span className={css.glyph}>
        <Icon glyph={Search} />
      </span>
      <input
        ref={input}
        className={css.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {value !== "" && (
        <span className={css.clear}>
          <IconButton icon={X} label={clearLabel} onPress={clear} />
        </span>
      )}
    </div>
  );
}
