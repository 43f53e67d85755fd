/** Text to be taken along, letter for letter: it can be selected, not changed, and the browser does not keep it. */
import { type RefObject, useId } from "react";
import { Label } from "react-aria-components/Label";
import { TextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./CodeField.css.ts";
import * as field from "./field.css.ts";

export interface CodeFieldProps {
  label: Text;
  value: string;
  description?: Text | undefined;
  autoFocus?: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

export function CodeField({ label, value, description, autoFocus = false, inputRef }: CodeFieldProps) {
  // react-aria would tie a description that comes later to the field only when the field becomes invalid.
  const noteId = useId();
  return (
    <AriaTextField
      {...(description && { "aria-describedby": noteId })}
      className={field.root}
      value={value}
      autoComplete="off"
      spellCheck="false"
      autoFocus={autoFocus}
      isReadOnly
    >
      <Label className={field.label}>{label}</Label>
      <TextArea
        ref={inputRef ?? null}
        rows={2}
        className={`${field.control} ${css.type}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {description && (
        <p className={field.description} id={noteId}>
          {description}
        </p>
      )}
    </AriaTextField>
  );
}
