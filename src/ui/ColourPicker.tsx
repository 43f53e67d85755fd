/** A colour by pointer and by arrow keys: a swatch that opens a plane of saturation and brightness, and a bar of hues. */
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Color, ColorArea, ColorThumb, parseColor } from "react-aria-components/ColorArea";
import { ColorSlider, SliderTrack } from "react-aria-components/ColorSlider";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./ColourPicker.css.ts";
import { Surface } from "./Surface.tsx";

export interface ColourPickerProps {
  label: Text;
  hueLabel: Text;
  /** `#RRGGBB`. */
  value: string;
  /** While a thumb is dragged, many times. */
  onChange: (value: string, isDragging: boolean) => void;
}

const read = (hex: string) => parseColor(hex).toFormat("hsb");

export function ColourPicker({ label, hueLabel, value, onChange }: ColourPickerProps) {
  const [chosen, setChosen] = useState(() => read(value));
  // The chosen colour remembers its hue where the value has none: black, white and greys.
  const colour = chosen.toString("hex") === value.toUpperCase() ? chosen : read(value);
  const choose = (isDragging: boolean) => (next: Color) => {
    setChosen(next);
    onChange(next.toString("hex"), isDragging);
  };
  const wiring = { value: colour, onChange: choose(true), onChangeEnd: choose(false) };
  return (
    <DialogTrigger>
      <Button className={css.swatch} aria-label={label} style={{ backgroundColor: value }} />
      <Surface placement="bottom start">
        <Dialog className={css.panel} aria-label={label}>
          <ColorArea
            className={css.area}
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
            {...wiring}
          >
            <ColorThumb className={css.thumb} />
          </ColorArea>
          <ColorSlider aria-label={hueLabel} colorSpace="hsb" channel="hue" {...wiring}>
            <SliderTrack className={css.track}>
              <ColorThumb className={css.onTrack} />
            </SliderTrack>
          </ColorSlider>
        </Dialog>
      </Surface>
    </DialogTrigger>
  );
}
