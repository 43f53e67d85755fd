/** Reads colours that a person types or pastes, converts them for calculations, and shows how others see them. */
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
import { Colour, type ThemeColours } from "#schemas/themes/Theme.ts";
import { colourRoles } from "./themeFields.ts";

withMode(modeRgb);
withMode(modeHsl);
withMode(modeOklab);
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

/** Reads `#abc`, `abc`, `#aabbcc`, `rgb()`, `hsl()` and CSS names; none for transparent colours. */
export const readColour = (text: string): Option.Option<Colour> => {
  const typed = text.trim();
  const css = /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed) ? `#${typed}` : typed;
  const colour = Option.getOrUndefined(attemptParse(css));
  if (colour === undefined || (colour.alpha ?? 1) < 1) return Option.none();
  return decode(formatHex(colour));
};

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
