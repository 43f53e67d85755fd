/** German words of what a person sets on this device. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  modeLabel: "Farbmodus",
  system: "Systemeinstellung",
  light: "Hell",
  dark: "Dunkel",
  chooseMode: "Farbmodus: {name}",
  languageLabel: "Sprache",
  chooseLanguage: "Sprache: {name}",
  title: "Tastenkürzel",
  search: "Liste durchsuchen",
  create: "Neu …",
  goTo: "{page} öffnen",
  list: "Tastenkürzel anzeigen",
  palette: "Suche",
  chartValues: "Im Diagramm: seine Werte",
  chartTable: "Im Diagramm: Tabelle und zurück",
  chartMenu: "Im Diagramm: Menü",
  arrows: "← ↑ → ↓",
  enter: "Enter",
  areOn: "Kürzel mit einer Taste",
} satisfies Translation<typeof english>;
