/** Messages about the contrast of colours. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  contrastUnchanged: "All pairs of colours have enough contrast, as before.",
  contrast: "Contrast", // Name and column of a table
  on: "{front} / {back}", // Two colours: the front one and its background
  needed: "Too low · at least {ratio}:1", // Beside a ratio that is too low: what the pair needs
  passes: "{ratio}:1 Passes", // A ratio, for screen readers
  tooLow: "{ratio}:1 Too low", // A ratio, for screen readers
  takeNearest: "Use {colour}", // Button: takes a colour with enough contrast
  takeNearestFor: "Use {colour}: {name}", // Accessible name of the same button. {name} is the colour’s role and mode
  fixAll: "Fix all", // Button: takes the first colour with enough contrast for each pair
  fixed: "{count, plural, one {# colour adjusted} other {# colours adjusted}}", // Toast and notice, with the button `undo`
  fixedTo: "{name}: {after} instead of {before}", // In the notice, for each colour. {name} is its role and mode
  undo: "Undo", // Button in a toast or notice
  // Button that leads to the first problem, and chip of a theme
  problems: "{count, plural, one {# contrast problem} other {# contrast problems}}",
});
