/** Contrast as WCAG 2.2 writes it, to compare with, and how far colours are apart. */
import { differenceEuclidean, formatRgb, modeOklab, modeRgb, useMode as withMode } from "culori/fn";
import { palettes } from "#src/theme/palette.ts";

withMode(modeRgb);
withMode(modeOklab);
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
export const distance = (one: string, other: string) => 100 * oklab(one, other);

const colors = Object.values(palettes).map(({ color }) => color);

/** The border of a card shows no control; that of a button is enough only with a button's words. */
export const faintBorders = [
  colors.map(({ border }) => formatRgb(border)),
  colors.flatMap(({ border, borderButton }) => [border, borderButton].map((hex) => formatRgb(hex))),
] as const;
