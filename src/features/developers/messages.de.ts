/** Words of the page for developers. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  calls: "Aufrufe der Plattform",
  callsPurpose:
    "Die letzte Antwort auf jeden Aufruf, seit dieses Dokument geladen wurde. Sobald diese Seite geöffnet ist, werden Antworten auch darauf untersucht, was nachsichtig gelesen wurde; laden Sie sie neu, um die ersten Aufrufe zu untersuchen. Von ihrem Inhalt wird nichts aufbewahrt.",
  call: "Aufruf",
  answer: "Letzte Antwort",
  headers: "Lesbare Header",
  differences: "Unterschiede",
  notCalled: "Noch nicht aufgerufen",
  noAnswer: "Keine Antwort (Netz oder CORS)",
  took: "nach {milliseconds} ms",
  notExamined: "Nicht untersucht",
  noDifference: "Keine",
  departure: "Passt nicht:",
  times: "({count}×)",
  bareArray: "Eine Liste ohne ihre Seite",
  noJson: "Ein Fehler ohne JSON, nach seinem Status gelesen",
  noTag: "Ein Fehler ohne _tag, nach seinem Status gelesen",
  nullRead: "null statt eines fehlenden Feldes:",
  numberRead: "Eine Zahl statt Text:",
  otherCase: "Andere Groß- und Kleinschreibung:",
  otherForm: "Andere Form des Wertes:",
  otherStatus: "Ein anderer Erfolgsstatus",
  otherType: "Ein anderer Typ:",
  supplied: "Fehlt und wurde ergänzt:",
  unknownMember: "Nicht im Vertrag, übergangen:",
  config: "Geltende Konfiguration",
  configPurpose: "/config.json, ergänzt um die Vorgaben für das, was darin fehlt.",
} satisfies Translation<typeof english>;
