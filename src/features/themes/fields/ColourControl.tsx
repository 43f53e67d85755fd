/** One colour of a theme: by its picker, or typed and pasted in any of the usual forms. */
import { Option } from "effect";
import { useState } from "react";
import type { Colour } from "#schemas/themes/Theme.ts";
import { readColour } from "#src/domain/themes/colour.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import * as css from "./ColourControl.css.ts";
import { messages } from "./messages.en.ts";

export interface ColourControlProps {
  label: Text;
  /** The label with what tells it from the others of its name. */
  fullLabel: Text;
  value: Colour;
  onChange: (value: Colour, isDragging: boolean) => void;
}

export function ColourControl({ label, fullLabel, value, onChange }: ColourControlProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const change = (next: string, isDragging: boolean) =>
    Option.map(readColour(next), (colour) => onChange(colour, isDragging));
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    change(next, true);
  };
  const finish = () => {
    if (typed === undefined) return;
    if (Option.isSome(change(typed, false))) setTyped(undefined);
    else setLeft(true);
  };
  const isWrong = typed !== undefined && isLeft;
  return (
    <div className={css.root}>
      <div className={css.swatch}>
        <ColourPicker
          label={text(messages.pick, { name: fullLabel })}
          hueLabel={text(messages.hue)}
          value={value}
          onChange={(next, isDragging) => {
            setTyped(undefined);
            change(next, isDragging);
          }}
        />
      </div>
      <TextField
        label={label}
        value={typed ?? value}
        onChange={type}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
        spellCheck="false"
        autoComplete="off"
        error={isWrong ? text(messages.colourWrong) : undefined}
      />
    </div>
  );
}
