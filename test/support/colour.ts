/** Contrast as WCAG 2.2 writes it, to compare with, and how far colours are apart, also as others see them. */
import {
  type Color,
  differenceEuclidean,
  formatRgb,
  modeLrgb,
  modeOklab,
  modeRgb,
  useMode as withMode,
} from "culori/fn";
import { palettes } from "#src/theme/palette.ts";

withMode(modeRgb);
withMode(modeOklab);
const lrgb = withMode(modeLrgb);
const oklab = differenceEuclidean("oklab");

const luminance = (hex: string) => {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** WCAG 2.2, contrast ratio of two opaque `#rrggbb`. */
export const contrast = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** The distance in Oklab × 100; about 2 is just noticeable. */
export const distance = (one: string | Color, other: string | Color) => 100 * oklab(one, other);

/** Machado, Oliveira and Fernandes 2009, full severity, in linear RGB. */
const deficiencies = {
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
} as const;
export const visions = ["typical", "protanopia", "deuteranopia", "tritanopia"] as const;

export const seenWith = (vision: (typeof visions)[number], hex: string): string | Color => {
  const colour = lrgb(hex);
  if (vision === "typical" || colour === undefined) return hex;
  const [r, g, b] = deficiencies[vision].map(
    ([red, green, blue]) => red * colour.r + green * colour.g + blue * colour.b,
  ) as [number, number, number];
  return { mode: "lrgb", r, g, b };
};

const colors = Object.values(palettes).map(({ color }) => color);

/** The border of a card shows no control; that of a button is enough only with a button's words. */
export const faintBorders = [
  colors.map(({ border }) => formatRgb(border)),
  colors.flatMap(({ border, borderButton }) => [border, borderButton].map((hex) => formatRgb(hex))),
] as const;
