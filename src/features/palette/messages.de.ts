/** German messages of the command palette. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Suche",
  placeholder: "Seiten, Apps und Befehle suchen",
  results: "Ergebnisse",
  count: "{total, plural, =0 {Nichts gefunden} one {# Ergebnis} other {# Ergebnisse}}",
  countOfMore: "{shown, number} von {total, number} Ergebnissen. Tippen Sie weiter, um einzugrenzen.",
  pages: "Seiten",
  actions: "Aktionen",
  settings: "Einstellungen",
  withApp: "In einer App",
  charts: "Diagramme",
  current: "aktuell",
  "keys.apple": "⌘K",
  "keys.other": "Strg K",
  answer: "Antwort",
  answered: "{question}: {answer}. {count}",
  examples: "Zum Beispiel",
  exampleQuestion: "aktiv {app} gestern",
  exampleSecrets: "{app} Secrets",
  exampleSetting: "dunkel",
  apps: "Apps",
} satisfies Translation<typeof english>;
