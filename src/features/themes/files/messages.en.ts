/** Messages of exporting and importing themes. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  exportPublished: "Export the published theme",
  exportCommand: "Export theme: {format}", // Command: downloads the published theme in a format
  exportAlso: "Download Save File", // Other words that find this command
  tokens: "Design tokens (JSON)", // Format: W3C Design Tokens
  css: "CSS custom properties", // Format
  swift: "Swift constants", // Format
  kotlin: "Kotlin constants", // Format
  import: "Import", // Button: chooses a file of design tokens
  importCommand: "Import theme", // Command: chooses a file of design tokens
  importAlso: "Upload Open File JSON Design tokens", // Other words that find this command
  importedName: "Imported", // Name of a theme whose file has none; at most 15 characters
  importFailed: "The file could not be imported",
  importProblems: "Nothing was changed. These values are missing, or are no colours and fonts:",
  noTokens: "The file holds no design tokens (JSON).",
  close: "Close", // Button of the dialog
});
