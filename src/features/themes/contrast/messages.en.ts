/** Messages of the contrast card and table. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  contrastUnchanged: {
    id: "contrast.contrastUnchanged",
    defaultMessage: "All pairs of colours pass AA, as before.",
    description: "In the dialog before publishing",
  },
  contrast: {
    id: "contrast.contrast",
    defaultMessage: "Contrast",
    description: "Title of a card, name of a table",
  },
  contrastHint: {
    id: "contrast.contrastHint",
    defaultMessage: "WCAG 2.2 AA: text needs 4.5:1, graphics need 3:1.",
    description: "Under the title",
  },
  pair: {
    id: "contrast.pair",
    defaultMessage: "Pair",
    description: "Column: a front colour and its background",
  },
  on: {
    id: "contrast.on",
    defaultMessage: "{front} / {back}",
    description: "Two colours: the front one and its background",
  },
  minimum: {
    id: "contrast.minimum",
    defaultMessage: "at least {ratio}:1",
    description: "The minimum contrast of a pair",
  },
  ratio: { id: "contrast.ratio", defaultMessage: "{ratio}:1", description: "A contrast ratio" },
  passes: { id: "contrast.passes", defaultMessage: "Passes AA", description: "Verdict on a contrast" },
  tooLow: { id: "contrast.tooLow", defaultMessage: "Too low", description: "Verdict on a contrast" },
  takeNearest: {
    id: "contrast.takeNearest",
    defaultMessage: "Use {colour}",
    description: "Button: takes the nearest colour with enough contrast",
  },
} as const satisfies Messages;
