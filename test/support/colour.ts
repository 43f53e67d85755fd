/** Contrast by WCAG 2.2, and the distance between colours for typical and colour-blind vision. */

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const channels = (hex: string): Rgb => {
  const value = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [value(1), value(3), value(5)];
};

const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb) => a * x + b * y + c * z;
const times = ([r, g, b]: Matrix, rgb: Rgb): Rgb => [dot(r, rgb), dot(g, rgb), dot(b, rgb)];
const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], channels(hex));

/** WCAG 2.2, contrast ratio of two opaque `#rrggbb`. */
export const contrast = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/* Machado, Oliveira and Fernandes 2009, severity 1.0, over linear RGB. */
const visions = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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
} satisfies Record<string, Matrix>;

export type ColourVision = keyof typeof visions;

/* Ottosson 2020, linear sRGB to Oklab. */
const oklab = (rgb: Rgb): Rgb => {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
};

const seen = (hex: string, vision: ColourVision) => {
  const [r, g, b] = times(visions[vision], channels(hex));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return oklab([within(r), within(g), within(b)]);
};

/** The distance in Oklab × 100; about 2 is just noticeable. */
export const distance = (one: string, other: string, vision: ColourVision) => {
  const [a, b, c] = seen(one, vision);
  const [x, y, z] = seen(other, vision);
  return 100 * Math.hypot(a - x, b - y, c - z);
};
