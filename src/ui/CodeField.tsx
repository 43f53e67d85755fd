/** Read-only text to copy exactly, such as a secret. Focus selects all of it; the browser's autofill does not store it. */
import { type RefObject, useId } from "react";
import { Label } from "react-aria-components/Label";
import { TextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { Text } from "#src/i18n/i18n.ts";
import * as field from "./field.css.ts";

export interface CodeFieldProps {
  label: Text;
  value: string;
  description?: Text | undefined;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  rows?: number;
  /** Called with what is copied from the field itself. */
  onCopied?: (text: string) => void;
}

export function CodeField(props: CodeFieldProps) {
  const { label, value, description, inputRef, rows = 2, onCopied } = props;
  // Set here: react-aria links a description that is rendered later only once the field becomes invalid.
  const descriptionId = useId();
  return (
    <AriaTextField
      {...(description && { "aria-describedby": descriptionId })}
      className={field.root}
      value={value}
      autoComplete="off"
      spellCheck="false"
      isReadOnly
    >
      <Label className={field.label}>{label}</Label>
      <TextArea
        ref={inputRef ?? null}
        rows={rows}
        className={`${field.control} ${field.code}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={({ currentTarget: { selectionStart, selectionEnd } }) =>
          onCopied?.(value.slice(selectionStart, selectionEnd))
        }
      />
      {description && (
        <p className={field.description} id={descriptionId}>
          {description}
        </p>
      )}
    </AriaTextField>
  );
}
