/** The changes that give failing pairs of colours enough contrast. */
import { failingPairs, nearestPassing, type PairInMode } from "./contrast.ts";
import { applyEdit, type ColourEdit, type ThemeContent } from "./themeFields.ts";

/**
 * Sets the front colour to the nearest one that passes. No front colour is part of another pair, so a fix breaks no other
 * pair, and their order does not matter.
 */
export const fixOf = (
  theme: ThemeContent,
  { mode, pair: { front, back, minimum } }: PairInMode,
): ColourEdit => ({
  field: `${mode}.${front}`,
  value: nearestPassing(theme[mode][front], theme[mode][back], minimum),
});

/** Every failing pair fixed, and nothing else changed. */
export const withContrastFixed = (theme: ThemeContent): ThemeContent =>
  failingPairs(theme)
    .map((failing) => fixOf(theme, failing))
    .reduce<ThemeContent>(applyEdit, theme);
