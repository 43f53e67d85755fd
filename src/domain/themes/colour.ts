/** Reads colours that a person types or pastes, converts them for calculations, and shows how others see them. */
import {
  type Color,
  formatHex,
  type Lrgb,
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
import { Colour, type ThemeColours } from "#schemas/themes/Theme.ts";
import { colourRoles } from "./themeFields.ts";

withMode(modeRgb);
withMode(modeHsl);
withMode(modeHwb);
withMode(modeOklab);
withMode(modeLab);
withMode(modeLch);
withMode(modeP3);
withMode(modeXyz50);
withMode(modeXyz65);
const lrgb = withMode(modeLrgb);
const oklch = withMode(modeOklch);

const toLinear = (colour: Colour): Lrgb => lrgb({ mode: "rgb", ...channels(colour) });
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

/** A colour as it is pasted: `#abc;`, `--x: #aabbcc !important`, `"x": "#abc",`, `0xFFAABBCC`, `RGB 1, 2, 3`, `R: 1 G: 2 B: 3`. */
const cssOf = (text: string): string => {
  const value = text
    .normalize("NFKC")
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, "")
    .replace(/\/[*/].*$/su, "")
    .trim()
    .replace(/^r\W*(\d+)\W*g\W*(\d+)\W*b\W*(\d+)$/iu, "$1 $2 $3")
    .replace(/^["'`]?[$@]?[\w-]+["'`]?\s*[:=]\s*/u, "")
    .replace(/\s*(?:!important)?\s*[;,]*$/iu, "")
    .replace(/^(["'`])(.*)\1$/u, "$2")
    .replace(/^[({[](.*)[)}\]]$/u, "$1")
    .replace(/^(?:hex|rgb|hsl)\s+(?=[#\d])/iu, "")
    .replace(/^(?:#\s+|0x(?:ff(?=.{6}$))?)(?=[\da-f]+$)/iu, "#");
  const parts = value.split(/[\s,]+/u);
  if (parts.length !== 3 || !parts.every((part) => /^\d/.test(part))) return value;
  const [first = "", second = ""] = parts;
  return `${second.endsWith("%") && !first.endsWith("%") ? "hsl" : "rgb"}(${parts.join(" ")})`;
};

const parsed = (text: string) => Option.getOrUndefined(attemptParse(cssOf(text)));

/** Reads CSS colours in every notation, with what stands around a pasted one; none for transparent colours. */
export const readColour = (text: string): Option.Option<Colour> => {
  const colour = parsed(text);
  return colour === undefined || (colour.alpha ?? 1) < 1 ? Option.none() : decode(formatHex(colour));
};

/** Whether a text is a colour with an alpha below 1, which a theme cannot have. */
export const isTransparent = (text: string): boolean => (parsed(text)?.alpha ?? 1) < 1;

type Row = readonly [red: number, green: number, blue: number];

const luminance: Row = [0.2126, 0.7152, 0.0722];

// Not culori's filters: they multiply gamma-encoded channels instead of linear ones.
/** Colour vision deficiencies: Machado, Oliveira and Fernandes 2009, full severity, in linear RGB. */
const matrices = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [luminance, luminance, luminance],
} as const satisfies Record<string, readonly [Row, Row, Row]>;

export type Vision = "typical" | keyof typeof matrices;
export const visions: ReadonlyArray<Vision> = [
  "typical",
  "protanopia",
  "deuteranopia",
  "tritanopia",
  "achromatopsia",
];

export const simulateVision = (vision: Vision, colour: Colour): Colour => {
  if (vision === "typical") return colour;
  const { r, g, b } = toLinear(colour);
  const channel = ([red, green, blue]: Row) => red * r + green * g + blue * b;
  const [red, green, blue] = matrices[vision];
  return toColour({ mode: "lrgb", r: channel(red), g: channel(green), b: channel(blue) });
};

export const simulateVisionOfAll = (vision: Vision, colours: ThemeColours): ThemeColours =>
  Object.fromEntries(
    colourRoles.map((role) => [role, simulateVision(vision, colours[role])]),
  ) as ThemeColours;
