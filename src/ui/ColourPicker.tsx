/** A swatch button that opens a colour picker: an area for saturation and brightness, and a slider for the hue. */
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { type Color, ColorArea, ColorThumb, parseColor } from "react-aria-components/ColorArea";
import { ColorSlider, SliderTrack } from "react-aria-components/ColorSlider";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./ColourPicker.css.ts";
import { Popover } from "./Popover.tsx";

export interface ColourPickerProps {
  label: Text;
  hueLabel: Text;
  /** `#RRGGBB`. */
  value: string;
  /** Called on every move while a thumb is dragged, and once with `isDragging: false` at the end. */
  onChange: (value: string, isDragging: boolean) => void;
  /** Of the button, for code that moves the focus to it. */
  id?: string;
  /** Shown above the area: what the colour looks like where it is used. */
  children?: ReactNode;
}

const parseHex = (hex: string) => parseColor(hex).toFormat("hsb");

export function ColourPicker({ label, hueLabel, value, onChange, id, children }: ColourPickerProps) {
  const [picked, setPicked] = useState(() => parseHex(value));
  // Black, white and greys have no hue in hex; the picked colour still knows which hue the slider was at.
  const colour = picked.toString("hex") === value.toUpperCase() ? picked : parseHex(value);
  const pick = (isDragging: boolean) => (next: Color) => {
    setPicked(next);
    onChange(next.toString("hex"), isDragging);
  };
  const colourProps = { value: colour, onChange: pick(true), onChangeEnd: pick(false) };
  return (
    <DialogTrigger>
      <Button
        className={css.swatch}
        aria-label={label}
        style={{ backgroundColor: value }}
        {...(id !== undefined && { id })}
      />
      {/* Above: the fields that follow, such as the colour of the text on this one, stay in view. */}
      <Popover placement="top start">
        <Dialog className={css.panel} aria-label={label}>
          {children}
          <ColorArea
            className={css.area}
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
            {...colourProps}
          >
            <ColorThumb className={css.thumb} />
          </ColorArea>
          <ColorSlider aria-label={hueLabel} colorSpace="hsb" channel="hue" {...colourProps}>
            <SliderTrack className={css.track}>
              <ColorThumb className={css.trackThumb} />
            </SliderTrack>
          </ColorSlider>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
