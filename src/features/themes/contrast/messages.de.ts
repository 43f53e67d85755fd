/** Messages about the contrast of colours, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  contrastUnchanged: "Alle Farbpaare haben weiterhin genug Kontrast.",
  contrast: "Kontrast",
  on: "{front} / {back}",
  needed: "Zu gering · mindestens {ratio}:1",
  passes: "{ratio}:1 Ausreichend",
  tooLow: "{ratio}:1 Zu gering",
  takeNearest: "{colour} übernehmen",
  takeNearestFor: "{colour} übernehmen: {name}",
  fixAll: "Alle korrigieren",
  fixed: "{count, plural, one {# Farbe angepasst} other {# Farben angepasst}}",
  fixedTo: "{name}: {after} statt {before}",
  undo: "Rückgängig",
  problems: "{count, plural, one {# Kontrastproblem} other {# Kontrastprobleme}}",
} satisfies Translation<typeof english>;
