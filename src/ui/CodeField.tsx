/** Read-only text to copy exactly, such as a secret. Focus selects all of it; the browser's autofill does not store it. */
import { type ReactNode, type RefObject, useId } from "react";
import { Label } from "react-aria-components/Label";
import { TextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { Text } from "#src/i18n/i18n.ts";
import * as field from "./field.css.ts";

export interface CodeFieldProps {
  label: Text;
  value: string;
  description?: Text | undefined;
  autoFocus?: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  action?: ReactNode;
  /** Called when all of the value is copied from the field itself. */
  onCopyAll?: () => void;
}

export function CodeField(props: CodeFieldProps) {
  const { label, value, description, autoFocus = false, inputRef, action, onCopyAll } = props;
  // Set here: react-aria links a description that is rendered later only once the field becomes invalid.
  const descriptionId = useId();
  return (
    <AriaTextField
      {...(description && { "aria-describedby": descriptionId })}
      className={field.root}
      value={value}
      autoComplete="off"
      spellCheck="false"
      autoFocus={autoFocus}
      isReadOnly
    >
      <Label className={field.label}>{label}</Label>
      <div className={field.codeValue}>
        <TextArea
          ref={inputRef ?? null}
          rows={2}
          className={`${field.control} ${field.code}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={({ currentTarget: { selectionStart, selectionEnd } }) => {
            if (selectionEnd - selectionStart === value.length) onCopyAll?.();
          }}
        />
        {action}
      </div>
      {description && (
        <p className={field.description} id={descriptionId}>
          {description}
        </p>
      )}
    </AriaTextField>
  );
}
