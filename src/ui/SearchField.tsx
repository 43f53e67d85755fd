/** A field that filters a list while typing. The label is the placeholder, and is read by screen readers. */
import { Search, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import * as css from "./field.css.ts";
import { Icon } from "./Icon.tsx";

export interface SearchFieldProps {
  label: Text;
  clearLabel: Text;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onSubmit?: () => void;
  maxLength?: number;
  shortcut?: string;
}

export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onBlur,
  onSubmit,
  maxLength,
  shortcut,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: KeyboardEvent) => {
    // Enter also ends what an input method composes.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) onSubmit?.();
  };
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className={css.search}>
      <span className={css.searchGlyph}>
        <Icon glyph={Search} />
      </span>
      <input
        ref={input}
        className={css.searchInput}
        type="search"
        aria-label={label}
        data-shortcut={shortcut}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        onKeyDown={submit}
      />
      {value !== "" && (
        <span className={css.clearButton}>
          <IconButton icon={X} label={clearLabel} onPress={clear} />
        </span>
      )}
    </div>
  );
}
