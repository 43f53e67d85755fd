/** How many pairs of a theme's colours have too little contrast, in both modes. */
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";

export const countFailing = (theme: ThemeContent): number =>
  themeModes.reduce((count, mode) => count + failingPairs(theme[mode]).length, 0);
