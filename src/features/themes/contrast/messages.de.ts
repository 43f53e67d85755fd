/** Messages of the contrast card and table, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  contrastUnchanged: "Der Kontrast aller Farben reicht aus und bleibt, wie er ist.",
  contrast: "Kontrast",
  contrastHint: "Nach WCAG 2.2: Text braucht 4,5:1, Grafik braucht 3:1.",
  pair: "Farbpaar",
  on: "{front} / {back}",
  minimum: "mindestens {ratio}:1",
  ratio: "{ratio}:1",
  passes: "Genügt",
  tooLow: "Zu gering",
  takeNearest: "{colour} nehmen",
} satisfies Translation<typeof english>;
