/** Words of CSV files, images and print. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  zone: "Zeitzone",
  created: "Erstellt",
  base: "Basis",
  chart: "Diagramm",
  measure: "Gezählt",
  category: "Kategorie",
  series: "Reihe",
  count: "Anzahl",
  csv: "CSV",
  csvOfChart: "Als CSV speichern",
  print: "Drucken",
} satisfies Translation<typeof english>;
