/** Messages of exporting and importing themes, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  exportPublished: "Veröffentlichtes Theme exportieren",
  tokens: "Design-Tokens (JSON)",
  css: "CSS-Variablen",
  swift: "Swift-Konstanten",
  kotlin: "Kotlin-Konstanten",
  import: "Importieren",
  importedName: "Importiert",
  importFailed: "Die Datei konnte nicht importiert werden",
  importProblems: "Es wurde nichts geändert. Diese Werte fehlen oder sind keine Farben und Schriften:",
  noTokens: "Die Datei enthält keine Design-Tokens (JSON).",
  close: "Schließen",
} satisfies Translation<typeof english>;
