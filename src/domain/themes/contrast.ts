/** Contrast by WCAG 2.2, and the nearest colour that has enough of it. */
import { clampChroma, wcagContrast } from "culori/fn";
import type { Colour, ThemeColours } from "#schemas/themes/Theme.ts";
import { toColour, toOklch } from "./colour.ts";
import type { ColourRole } from "./themeFields.ts";

export interface ContrastPair {
  readonly front: ColourRole;
  readonly back: ColourRole;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics (1.4.11). */
  readonly minimum: number;
}

export const contrastPairs = [
  { front: "onPrimary", back: "primary", minimum: 4.5 },
  { front: "onAccent", back: "accent", minimum: 4.5 },
  { front: "onBackground", back: "background", minimum: 4.5 },
  { front: "illustration", back: "background", minimum: 3 },
  { front: "illustrationOutline", back: "background", minimum: 3 },
] as const satisfies ReadonlyArray<ContrastPair>;

/** From 1 (none) to 21 (black on white). */
export const contrastRatio = (one: Colour, other: Colour): number => wcagContrast(one, other);

/** Cut off, never rounded up: 4.499 is shown as 4.49, for it does not pass. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 100) / 100;

export const ratioOf = (colours: ThemeColours, { front, back }: ContrastPair): number =>
  contrastRatio(colours[front], colours[back]);

export const failingPairs = (colours: ThemeColours): ReadonlyArray<ContrastPair> =>
  contrastPairs.filter((pair) => ratioOf(colours, pair) < pair.minimum);

/** Finer than the steps of an 8-bit channel. */
const lightnessStep = 0.0005;

/**
 * `front` with another lightness: the nearest that has the contrast against `back`. The hue (OKLCH) stays, the chroma as
 * far as sRGB has it. Up to 4.58:1 there always is one: black or white.
 */
export const nearestPassing = (front: Colour, back: Colour, minimum: number): Colour => {
  if (contrastRatio(front, back) >= minimum) return front;
  const start = toOklch(front);
  const withLightness = (l: number) => toColour(clampChroma({ ...start, l }, "oklch"));
  // From a lightness that fails towards an end that passes, contrast falls to 1 at most once and then grows: one border.
  const nearestTowards = (end: number) => {
    let [fails, passes] = [start.l, end];
    let nearest = withLightness(end);
    if (contrastRatio(nearest, back) < minimum) return [];
    while (Math.abs(passes - fails) > lightnessStep) {
      const middle = (passes + fails) / 2;
      const candidate = withLightness(middle);
      if (contrastRatio(candidate, back) < minimum) fails = middle;
      else [passes, nearest] = [middle, candidate];
    }
    return [{ colour: nearest, away: Math.abs(passes - start.l) }];
  };
  const [nearest] = [...nearestTowards(0), ...nearestTowards(1)].toSorted((a, b) => a.away - b.away);
  return nearest?.colour ?? front;
};
