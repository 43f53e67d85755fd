/** Words of CSV files, images and print. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  zone: "Zeitzone",
  created: "Erstellt",
  base: "Basis",
  previousBase: "Basis zuvor",
  chart: "Diagramm",
  measure: "Gezählt",
  category: "Kategorie",
  series: "Reihe",
  count: "Anzahl",
  actions: "Weitere Aktionen",
  csv: "Alles als CSV speichern",
  csvOfChart: "Als CSV speichern",
  print: "Drucken",
  copyRangeLink: "Zeitraum festhalten: Link kopieren",
  rangeLinkCopied: "Link kopiert. Er bleibt bei {days}.",
  rangeLinkNotCopied: "Der Link zu {days} konnte nicht kopiert werden. Der Browser erlaubt es hier nicht.",
} satisfies Translation<typeof english>;
