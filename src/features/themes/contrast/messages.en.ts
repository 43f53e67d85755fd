/** Messages of the contrast card and table. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  contrastUnchanged: "All pairs of colours pass AA, as before.",
  contrast: "Contrast", // Title of a card, name of a table
  contrastHint: "WCAG 2.2 AA: text needs 4.5:1, graphics need 3:1.",
  pair: "Pair", // Column: a front colour and its background
  on: "{front} / {back}", // Two colours: the front one and its background
  minimum: "at least {ratio}:1", // The minimum contrast of a pair
  ratio: "{ratio}:1", // A contrast ratio
  passes: "Passes AA", // Verdict on a contrast
  tooLow: "Too low", // Verdict on a contrast
  takeNearest: "Use {colour}", // Button: takes the nearest colour with enough contrast
});
