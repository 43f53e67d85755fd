/**
 * A text field of one line, or of several: label above, description or error below. `isRequired` is for assistive
 * technology: all text fields of the console are required, so that a mark would tell them from none.
 */
import type { ReactElement, RefObject } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  "children" | "className" | "style" | "isInvalid" | "validationBehavior"
> {
  label: Text;
  /** The label for assistive technology, if only the position of the field completes it visually. */
  fullLabel?: Text;
  description?: Text | ReactElement | undefined;
  /** The description is short and stands at the end of the label's line. */
  isDescriptionBeside?: boolean;
  error?: Text | undefined;
  placeholder?: Text;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Several lines, which do not wrap. */
  area?: { readonly rows: number; readonly ref: RefObject<HTMLTextAreaElement | null> };
}

export function TextField({
  label,
  fullLabel,
  description,
  isDescriptionBeside = false,
  error,
  placeholder,
  inputRef,
  area,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      className={isDescriptionBeside ? css.besideRoot : css.root}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={css.label}>
        <span>{label}</span>
      </Label>
      {area ? (
        <TextArea {...area} className={`${css.control} ${css.area}`} wrap="off" />
      ) : (
        <Input
          className={css.control}
          // Arabic and Hebrew names begin at the right, and keep the order that they have everywhere else.
          dir="auto"
          ref={inputRef ?? null}
          {...(placeholder && { placeholder })}
          // The empty reference takes the label's words away, which the full label contains.
          {...(fullLabel && { "aria-label": fullLabel, "aria-labelledby": "" })}
          {...(props.inputMode === "email" && { autoCapitalize: "none" })}
        />
      )}
      <FieldNote description={description} error={error} />
    </AriaTextField>
  );
}
