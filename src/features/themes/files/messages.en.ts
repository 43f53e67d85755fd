/** Messages of exporting and importing themes. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  exportPublished: {
    id: "files.exportPublished",
    defaultMessage: "Export the published theme",
    description: "Button: menu of formats",
  },
  tokens: {
    id: "files.tokens",
    defaultMessage: "Design tokens (JSON)",
    description: "Format: W3C Design Tokens",
  },
  css: { id: "files.css", defaultMessage: "CSS custom properties", description: "Format" },
  swift: { id: "files.swift", defaultMessage: "Swift constants", description: "Format" },
  kotlin: { id: "files.kotlin", defaultMessage: "Kotlin constants", description: "Format" },
  import: {
    id: "files.import",
    defaultMessage: "Import",
    description: "Button: chooses a file of design tokens",
  },
  importedName: {
    id: "files.importedName",
    defaultMessage: "Imported",
    description: "Name of a theme whose file has none; at most 15 characters",
  },
  importFailed: {
    id: "files.importFailed",
    defaultMessage: "The file could not be imported",
    description: "Dialog title",
  },
  importProblems: {
    id: "files.importProblems",
    defaultMessage: "Nothing was changed. These values are missing, or are no colours and fonts:",
    description: "In the dialog, above the list of fields",
  },
  noTokens: {
    id: "files.noTokens",
    defaultMessage: "The file holds no design tokens (JSON).",
    description: "In the list: the file as a whole",
  },
  close: { id: "files.close", defaultMessage: "Close", description: "Button of the dialog" },
} as const satisfies Messages;
