/** The browser's own date input: no calendar code to load, and nothing for the Content Security Policy to block. */
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps } from "./TextField.tsx";
import * as css from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";

export interface DateFieldProps extends Omit<TextFieldProps, "placeholder" | "type" | "inputRef"> {
  /** ISO dates such as `2026-03-01`. */
  min: string;
  max: string;
}

export function DateField({ label, description, error, min, max, ...props }: DateFieldProps) {
  return (
    <AriaTextField
      {...props}
      type="date"
      className={css.root}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={css.label}>{label}</Label>
      <Input className={css.control} min={min} max={max} />
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}
