/** Contrast by WCAG 2.2, and the colours that give a failing pair enough of it. */
import { clampChroma, wcagContrast } from "culori/fn";
import type { Colour, ThemeColours } from "#schemas/themes/Theme.ts";
import { toColour, toOklch } from "./colour.ts";
import {
  applyEdit,
  type ColourEdit,
  type ColourRole,
  type ThemeContent,
  type ThemeMode,
  themeModes,
} from "./themeFields.ts";

export interface ContrastPair {
  readonly front: ColourRole;
  readonly back: ColourRole;
  /** Ratio to 1. WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics (1.4.11). */
  readonly minimum: number;
}

export const contrastPairs = [
  { front: "onPrimary", back: "primary", minimum: 4.5 },
  { front: "onAccent", back: "accent", minimum: 4.5 },
  { front: "onBackground", back: "background", minimum: 4.5 },
  { front: "illustration", back: "background", minimum: 3 },
  { front: "illustrationOutline", back: "background", minimum: 3 },
] as const satisfies ReadonlyArray<ContrastPair>;

/** Two decimals, rounded down: 4.499 is shown as 4.49, since it does not pass 4.5. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** From 1 (none) to 21 (black on white). */
export const ratioOf = (colours: ThemeColours, { front, back }: ContrastPair): number =>
  wcagContrast(colours[front], colours[back]);

export interface PairInMode {
  readonly mode: ThemeMode;
  readonly pair: ContrastPair;
}

/** Pairs with too little contrast, in the order of their fields. */
export const failingPairs = (theme: ThemeContent): ReadonlyArray<PairInMode> =>
  themeModes.flatMap((mode) =>
    contrastPairs
      .filter((pair) => ratioOf(theme[mode], pair) < pair.minimum)
      .map((pair): PairInMode => ({ mode, pair })),
  );

/** Finer than the steps of an 8-bit channel. */
const lightnessStep = 0.0005;

/**
 * `front` with the nearest lightness that has the minimum contrast against `back`. Keeps the hue (OKLCH), and the chroma
 * as far as sRGB allows. Exists for every minimum up to 4.58: black or white.
 */
export const nearestPassing = (front: Colour, back: Colour, minimum: number): Colour => {
  if (wcagContrast(front, back) >= minimum) return front;
  const start = toOklch(front);
  const withLightness = (l: number) => toColour(clampChroma({ ...start, l }, "oklch"));
  // Binary search: from a lightness that fails to an end that passes, the contrast crosses the minimum once.
  const nearestTowards = (end: number) => {
    let [failing, passing] = [start.l, end];
    let nearest = withLightness(end);
    if (wcagContrast(nearest, back) < minimum) return [];
    while (Math.abs(passing - failing) > lightnessStep) {
      const middle = (passing + failing) / 2;
      const candidate = withLightness(middle);
      if (wcagContrast(candidate, back) < minimum) failing = middle;
      else [passing, nearest] = [middle, candidate];
    }
    return [{ colour: nearest, distance: Math.abs(passing - start.l) }];
  };
  const [nearest] = [...nearestTowards(0), ...nearestTowards(1)].toSorted((a, b) => a.distance - b.distance);
  return nearest?.colour ?? front;
};

const [black, white] = [0, 1].map((x) => toColour({ mode: "rgb", r: x, g: x, b: x })) as [Colour, Colour];

/** White where it has enough contrast for text, else black, which has more than 4.6 there. */
export const textOn = (back: Colour): Colour => (wcagContrast(white, back) >= 4.5 ? white : black);

/** Below this chroma a colour looks grey: no brand's colour that would be worth keeping. */
const grey = 0.03;

/**
 * Changes of the front colour that give the pair enough contrast, the best one first: for text white or black, then the
 * nearest colour of the same hue; for graphics the nearest. No front colour is part of another pair, so a fix breaks no
 * other pair, and their order does not matter.
 */
export const fixesOf = (
  theme: ThemeContent,
  { mode, pair: { front, back, minimum } }: PairInMode,
): readonly [ColourEdit, ...Array<ColourEdit>] => {
  const [before, behind] = [theme[mode][front], theme[mode][back]];
  const to = (value: Colour): ColourEdit => ({ field: `${mode}.${front}`, value });
  const nearest = nearestPassing(before, behind, minimum);
  if (minimum < 4.5) return [to(nearest)];
  const best = textOn(behind);
  return nearest === best || toOklch(nearest).c < grey ? [to(best)] : [to(best), to(nearest)];
};

/** Every failing pair with its best fix, and nothing else changed. */
export const withContrastFixed = (theme: ThemeContent): ThemeContent =>
  failingPairs(theme)
    .map((failing) => fixesOf(theme, failing)[0])
    .reduce<ThemeContent>(applyEdit, theme);
