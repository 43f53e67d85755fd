/** Messages of the preview of a theme, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  preview: "Vorschau",
  previewHint: "Ein Klick auf einen Teil führt zu seinen Farben.",
  mode: "Farbmodus",
  system: "System",
  previewOf: "Vorschau: {name}",
  vision: "Farbsehen",
  typical: "Normales Farbsehen",
  protanopia: "Protanopie (kein Rot)",
  deuteranopia: "Deuteranopie (kein Grün)",
  tritanopia: "Tritanopie (kein Blau)",
  achromatopsia: "Achromatopsie (keine Farben)",
  sampleTitle: "Guten Morgen",
  sampleWalk: "Spaziergang",
  sampleBreathe: "Ruhig atmen",
  sampleSleep: "Gut schlafen",
  samplePrimary: "Starten",
  sampleAccent: "Meine Ziele",
} satisfies Translation<typeof english>;
