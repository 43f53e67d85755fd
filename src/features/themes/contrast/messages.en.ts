/** Messages about the contrast of colours. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  contrastUnchanged: "All pairs of colours have enough contrast, as before.",
  contrast: "Contrast", // Title of a card, name of a table
  contrastHint: "At least 4.5:1 for text, 3:1 for graphics.",
  noProblems: "Every pair of colours has enough contrast.", // In the card, when no pair fails
  on: "{front} / {back}", // Two colours: the front one and its background
  needed: "Too low · at least {ratio}:1", // Beside a ratio that is too low: what the pair needs
  passes: ":1 Passes", // After a ratio, for screen readers
  tooLow: ":1 Too low", // After a ratio, for screen readers
  takeNearest: "Use {colour}", // Button: takes the nearest colour with enough contrast
  takeNearestFor: "Use {colour}: {name}", // Accessible name of the same button. {name} is the colour’s role and mode
  fixAll: "Fix all", // Button: takes the nearest colours with enough contrast for all pairs
  fixed: "{count, plural, one {# colour adjusted} other {# colours adjusted}}", // Toast, with the button `undo`
  undo: "Undo", // Button in a toast
  // Button that leads to the first problem, and chip of a theme
  problems: "{count, plural, one {# contrast problem} other {# contrast problems}}",
});
