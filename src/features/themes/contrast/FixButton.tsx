/** Gives a failing pair of colours a front colour that passes. */
import type { ColourEdit } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { useFieldName } from "../fields/useFieldName.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./contrast.css.ts";
import { messages } from "./messages.en.ts";

export interface FixButtonProps {
  editor: Editor;
  fix: ColourEdit;
  id?: string;
  /** Called after the fix, before the button is gone. */
  onFixed?: () => void;
}

export function FixButton({ editor, fix, id, onFixed }: FixButtonProps) {
  const text = useText();
  const fieldName = useFieldName();
  return (
    <Button
      aria-label={text(messages.takeNearestFor, { colour: fix.value, name: fieldName(fix.field) })}
      onPress={() => {
        editor.edit(fix);
        onFixed?.();
      }}
      {...(id !== undefined && { id })}
    >
      <span className={css.facts}>
        <span className={css.swatch} style={{ backgroundColor: fix.value }} aria-hidden="true" />
        <span>{text(messages.takeNearest, { colour: fix.value })}</span>
      </span>
    </Button>
  );
}
