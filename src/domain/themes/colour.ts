/** Reads colours that a person types or pastes, and converts them for calculations. */
import {
  type Color,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  parse,
  useMode as withMode,
} from "culori/fn";
import { Option, Schema } from "effect";
import { Colour } from "#schemas/themes/Theme.ts";

withMode(modeRgb);
withMode(modeHsl);
withMode(modeHwb);
withMode(modeOklab);
withMode(modeLab);
withMode(modeLch);
// Contrast is calculated in it.
withMode(modeLrgb);
withMode(modeP3);
withMode(modeXyz50);
withMode(modeXyz65);
const oklch = withMode(modeOklch);

export const toOklch = (colour: Colour): Oklch => oklch({ mode: "rgb", ...channels(colour) });

/** Red, green and blue from 0 to 1. */
export const channels = (colour: Colour) => {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return { r: at(1), g: at(3), b: at(5) };
};

/** The nearest colour of sRGB: channels outside of it are clamped. */
export const toColour = (colour: Color): Colour => Schema.decodeSync(Colour)(formatHex(colour));

/** culori throws where a unit is unknown or a colour space is missing: `rgb(1px`, `color(`. */
const attemptParse = Option.liftThrowable(parse);

/** A colour as it is pasted: `#abc;`, `--x: #aabbcc !important`, `"x": "#abc",`, `0xFFAABBCC`, `RGB 1, 2, 3`, `R: 1 G: 2 B: 3`. */
const cssOf = (text: string): string => {
  const value = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, "")
    .replace(/\/[*/].*$/su, "")
    .trim()
    .replace(/^r\W*(\d+)\W*g\W*(\d+)\W*b\W*(\d+)$/u, "$1 $2 $3")
    .replace(/^["'`]?[$@]?[\w-]+["'`]?\s*[:=]\s*/u, "")
    .replace(/\s*(?:!important)?\s*[;,]*$/u, "")
    .replace(/^(["'`])(.*)\1$/u, "$2")
    .replace(/^[({[](.*)[)}\]]$/u, "$1")
    .replace(/^(?:hex|rgb|hsl)\s+(?=[#\d])/u, "")
    .replace(/^(?:#\s+|0x(?:ff(?=.{6}$))?)(?=[\da-f]+$)/u, "#");
  const parts = value.split(/[\s,]+/u);
  if (parts.length !== 3 || !parts.every((part) => /^\d/.test(part))) return value;
  const [first = "", second = ""] = parts;
  return `${second.endsWith("%") && !first.endsWith("%") ? "hsl" : "rgb"}(${parts.join(" ")})`;
};

/** Longer than any notation with its comment: the patterns would take minutes for a page of spaces. */
const maxLength = 256;

const parsed = (text: string) =>
  text.length > maxLength ? undefined : Option.getOrUndefined(attemptParse(cssOf(text)));

/** Reads CSS colours in every notation, with what stands around a pasted one; none for transparent colours. */
export const readColour = (text: string): Option.Option<Colour> => {
  const colour = parsed(text);
  return colour === undefined || (colour.alpha ?? 1) < 1
    ? Option.none()
    : Schema.decodeUnknownOption(Colour)(formatHex(colour));
};

/** Whether a text is a colour with an alpha below 1, which a theme cannot have. */
export const isTransparent = (text: string): boolean => (parsed(text)?.alpha ?? 1) < 1;
