/** A text field of several lines, which do not wrap: label above, description or error below. Files can be dropped on it. */
import { type ReactElement, type RefObject, useState } from "react";
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
  onDropFile: (file: File) => void;
}

export function TextArea(props: TextAreaProps) {
  const { label, description, error, rows, areaRef, onDropFile, ...others } = props;
  const [isTarget, setTarget] = useState(false);
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
        data-target={isTarget || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files") || props.isReadOnly === true) return;
          event.preventDefault();
          setTarget(true);
        }}
        onDragLeave={() => setTarget(false)}
        onDrop={(event) => {
          setTarget(false);
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          // Otherwise the browser leaves the page and shows the file.
          event.preventDefault();
          if (props.isReadOnly !== true) onDropFile(file);
        }}
      />
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}
