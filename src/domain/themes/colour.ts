/** Reads colours that a person types or pastes, and converts them for calculations. */
import {
  type Color,
  formatHex,
  type Lrgb,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as withMode,
} from "culori/fn";
import { Option, Schema } from "effect";
import { Colour } from "#schemas/themes/Theme.ts";

withMode(modeRgb);
withMode(modeHsl);
withMode(modeOklab);
const lrgb = withMode(modeLrgb);
const oklch = withMode(modeOklch);

export const toLinear = (colour: Colour): Lrgb => lrgb({ mode: "rgb", ...channels(colour) });
export const toOklch = (colour: Colour): Oklch => oklch({ mode: "rgb", ...channels(colour) });

/** Red, green and blue from 0 to 1. */
export const channels = (colour: Colour) => {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return { r: at(1), g: at(3), b: at(5) };
};

const decode = (value: unknown) => Schema.decodeUnknownOption(Colour)(value);

/** The nearest colour of sRGB: channels outside of it are clamped. */
export const toColour = (colour: Color): Colour => Schema.decodeSync(Colour)(formatHex(colour));

/** culori throws where a unit is unknown or a colour space is missing: `rgb(1px`, `color(`. */
const attemptParse = Option.liftThrowable(parse);

/** Reads `#abc`, `abc`, `#aabbcc`, `rgb()`, `hsl()` and CSS names; none for transparent colours. */
export const readColour = (text: string): Option.Option<Colour> => {
  const typed = text.trim();
  const css = /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed) ? `#${typed}` : typed;
  const colour = Option.getOrUndefined(attemptParse(css));
  if (colour === undefined || (colour.alpha ?? 1) < 1) return Option.none();
  return decode(formatHex(colour));
};
