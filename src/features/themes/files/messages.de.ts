/** Messages of exporting and importing themes, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  exportPublished: "Veröffentlichtes Theme exportieren",
  exportCommand: "Theme exportieren: {format}",
  exportAlso: "Herunterladen Speichern Datei Export Download",
  tokens: "Design-Tokens (JSON)",
  css: "CSS-Variablen",
  swift: "Swift-Konstanten",
  kotlin: "Kotlin-Konstanten",
  import: "Importieren",
  importCommand: "Theme importieren",
  importAlso: "Hochladen Öffnen Datei JSON Design-Tokens Import",
  importedName: "Importiert",
  importFailed: "Die Datei konnte nicht importiert werden",
  importProblems: "Es wurde nichts geändert. Diese Werte fehlen oder sind keine Farben und Schriften:",
  noTokens: "Die Datei enthält keine Design-Tokens (JSON).",
  close: "Schließen",
} satisfies Translation<typeof english>;
