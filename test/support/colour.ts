/** Contrast, and how far colours are apart, also as others see them. */
import {
  type Color,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatRgb,
  modeLrgb,
  modeOklab,
  modeRgb,
  useMode as withMode,
  wcagContrast,
} from "culori/fn";
import { palettes } from "#src/theme/palette.ts";

withMode(modeRgb);
withMode(modeOklab);
const lrgb = withMode(modeLrgb);
const oklab = differenceEuclidean("oklab");

/** WCAG 2.2, contrast ratio of two opaque `#rrggbb`. */
export const contrast = wcagContrast;

/** The distance in Oklab × 100; about 2 is just noticeable. */
export const distance = (one: string | Color, other: string | Color) => 100 * oklab(one, other);

/** Machado, Oliveira and Fernandes 2009, full severity. */
const deficiencies = {
  protanopia: filterDeficiencyProt(),
  deuteranopia: filterDeficiencyDeuter(),
  tritanopia: filterDeficiencyTrit(),
};
export const visions = ["typical", "protanopia", "deuteranopia", "tritanopia"] as const;

export const seenWith = (vision: (typeof visions)[number], hex: string): string | Color => {
  const colour = lrgb(hex);
  if (vision === "typical" || colour === undefined) return hex;
  // The library applies the matrices to any three numbers; they are of linear light.
  return { ...deficiencies[vision]({ ...colour, mode: "rgb" }), mode: "lrgb" };
};

const colors = Object.values(palettes).map(({ color }) => color);

/** The border of a card shows no control; that of a button is enough only with a button's words. */
export const faintBorders = [
  colors.map(({ border }) => formatRgb(border)),
  colors.flatMap(({ border, borderButton }) => [border, borderButton].map((hex) => formatRgb(hex))),
] as const;
