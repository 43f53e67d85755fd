/** The line below a field: its error, otherwise its description. react-aria links it by aria-describedby. */
import { CircleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text as AriaText } from "react-aria-components/Text";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./field.css.ts";
import { Icon } from "./Icon.tsx";

export interface FieldNoteProps {
  description?: Text | ReactElement | undefined;
  error?: Text | undefined;
}

export function FieldNote({ description, error }: FieldNoteProps) {
  if (error === undefined) {
    return (
      description && (
        <AriaText className={css.description} slot="description">
          {description}
        </AriaText>
      )
    );
  }
  return (
    <FieldError className={css.error}>
      <span className={css.errorIcon}>
        <Icon glyph={CircleAlert} size={14} />
      </span>
      <span>{error}</span>
    </FieldError>
  );
}
