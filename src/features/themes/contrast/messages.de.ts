/** Messages of the contrast card and table, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  contrastUnchanged: "Alle Farbpaare erfüllen weiterhin AA.",
  contrast: "Kontrast",
  contrastHint: "WCAG 2.2 AA: Text braucht 4,5:1, Grafik braucht 3:1.",
  pair: "Farbpaar",
  on: "{front} / {back}",
  minimum: "mindestens {ratio}:1",
  ratio: "{ratio}:1",
  passes: "Erfüllt AA",
  tooLow: "Zu gering",
  takeNearest: "{colour} übernehmen",
} satisfies Translation<typeof english>;
