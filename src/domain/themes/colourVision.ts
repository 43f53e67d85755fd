/** Simulates colour vision deficiencies: Machado, Oliveira and Fernandes 2009, full severity, in linear RGB. */
import type { Colour, ThemeColours } from "#schemas/themes/Theme.ts";
import { toColour, toLinear } from "./colour.ts";
import { colourRoles } from "./themeFields.ts";

type Row = readonly [red: number, green: number, blue: number];

const luminance: Row = [0.2126, 0.7152, 0.0722];

// Not culori's filters: they multiply gamma-encoded channels instead of linear ones.
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
