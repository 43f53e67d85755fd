/** Words of CSV files, images and print. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  disabledApp: "{app} (deaktiviert)",
  comparedWith: "Verglichen mit",
  zone: "Zeitzone",
  created: "Erstellt",
  base: "Basis",
  previousBase: "Verglichene Basis",
  chart: "Diagramm",
  measure: "Gezählt",
  category: "Kategorie",
  series: "Reihe",
  count: "Anzahl",
  actions: "Weitere Aktionen",
  csv: "Alles als CSV herunterladen",
  csvOfChart: "CSV herunterladen",
  copyImage: "Bild kopieren",
  imageCopied: "Bild kopiert",
  imageNotCopied: "Das Bild konnte nicht kopiert werden. Der Browser erlaubt es hier nicht.",
  copyTable: "Tabelle kopieren",
  tableCopied: "Tabelle kopiert",
  tableNotCopied: "Die Tabelle konnte nicht kopiert werden. Der Browser erlaubt es hier nicht.",
  csvKeywords: "CSV Export herunterladen Excel Tabelle",
  printKeywords: "Drucken Papier PDF",
  linkKeywords: "Link teilen einfrieren URL",
  whenLoaded: "Beginnt, sobald alles geladen ist ({count} von {all})",
  print: "Drucken",
  copyRangeLink: "Link mit festem Zeitraum kopieren",
  rangeLinkCopied: "Link kopiert. Er zeigt immer {days}.",
  rangeLinkNotCopied: "Der Link zu {days} konnte nicht kopiert werden. Der Browser erlaubt es hier nicht.",
} satisfies Translation<typeof english>;
