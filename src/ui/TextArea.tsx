/** A text field of several lines, which do not wrap: label above, description or error below. */
import type { ReactElement, RefObject } from "react";
import { Label } from "react-aria-components/Label";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { Text } from "#src/i18n/i18n.ts";
import * as field from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";

export interface TextAreaProps {
  label: Text;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  description?: Text | ReactElement | undefined;
  error?: Text | undefined;
  isReadOnly?: boolean;
  areaRef?: RefObject<HTMLTextAreaElement | null>;
}

export function TextArea({ label, description, error, rows, areaRef, ...others }: TextAreaProps) {
  return (
    <AriaTextField
      {...others}
      className={field.root}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      spellCheck="false"
    >
      <Label className={field.label}>{label}</Label>
      <AriaTextArea
        ref={areaRef ?? null}
        rows={rows}
        wrap="off"
        className={`${field.control} ${field.area}`}
      />
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}
