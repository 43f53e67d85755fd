/** The line below a field: its error, otherwise its description. react-aria links it by aria-describedby. */
import { CircleAlert } from "lucide-react";
import { type ReactElement, useCallback } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text as AriaText } from "react-aria-components/Text";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./field.css.ts";
import { Icon } from "./Icon.tsx";
import { say } from "./say.ts";

export interface FieldNoteProps {
  description?: Text | ReactElement | undefined;
  error?: Text | undefined;
}

export function FieldNote({ description, error }: FieldNoteProps) {
  /** Screen readers read the error of a field that gets the focus, not of one that has it. */
  const sayAtFocus = useCallback(
    (note: HTMLElement | null) => {
      if (error && note?.matches(":focus-within > *")) say(error);
    },
    [error],
  );
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
    <FieldError className={css.error} ref={sayAtFocus}>
      <span className={css.errorIcon}>
        <Icon glyph={CircleAlert} size={14} />
      </span>
      <span>{error}</span>
    </FieldError>
  );
}
