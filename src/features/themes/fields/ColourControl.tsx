/** One colour of a theme: picked, or typed in any common notation. */
import { Option } from "effect";
import { type ReactElement, type ReactNode, useState } from "react";
import type { Colour } from "#schemas/themes/Theme.ts";
import { readColour } from "#src/domain/themes/colour.ts";
import type { ColourField } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import * as css from "./fields.css.ts";
import { messages } from "./messages.en.ts";
import { controlId } from "./useColourPlace.ts";

export interface ColourControlProps {
  field: ColourField;
  label: Text;
  /** The label with its mode: unique on the page. */
  fullLabel: Text;
  /** The contrast with the colour behind it. */
  verdict: ReactElement | undefined;
  /** Shown in the picker. */
  preview: ReactNode;
  value: Colour;
  onChange: (value: Colour, isDragging: boolean) => void;
  /** Below the field: how to fix its contrast. */
  children: ReactNode;
}

export function ColourControl({
  field,
  label,
  fullLabel,
  verdict,
  preview,
  value,
  onChange,
  children,
}: ColourControlProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const change = (next: string, isDragging: boolean) =>
    Option.map(readColour(next), (colour) => onChange(colour, isDragging));
  const type = (next: string) => {
    setTyped(next);
    setFinished(false);
    change(next, true);
  };
  const finish = () => {
    if (typed === undefined) return;
    if (Option.isSome(change(typed, false))) setTyped(undefined);
    else setFinished(true);
  };
  const isInvalid = typed !== undefined && isFinished;
  return (
    <div className={css.colour}>
      <div className={css.swatch}>
        <ColourPicker
          id={controlId(field, "swatch")}
          label={text(messages.pick, { name: fullLabel })}
          hueLabel={text(messages.hue)}
          value={value}
          onChange={(next, isDragging) => {
            setTyped(undefined);
            change(next, isDragging);
          }}
        >
          {preview}
        </ColourPicker>
      </div>
      <TextField
        id={controlId(field, "text")}
        label={label}
        fullLabel={fullLabel}
        description={verdict}
        isDescriptionBeside
        value={typed ?? value}
        onChange={type}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
        spellCheck="false"
        autoComplete="off"
        error={isInvalid ? text(messages.colourWrong) : undefined}
      />
      {children}
    </div>
  );
}
