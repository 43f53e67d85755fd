/** Words of the analytics development page. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Analyse-Entwicklung",
  purpose: "Was die Metrik-Aufrufe gefragt und geantwortet haben: wie es ankam und wie es gelesen wurde.",
  instants: "Zeitpunkte des Zeitraums",
  start: "Beginn",
  end: "Ende",
  before: "Zeitraum davor",
  metric: "Aufruf {name}",
  raw: "Wie es ankam",
  decoded: "Wie es gelesen wurde",
  unreadable: "Nichts: Die Antwort entspricht nicht dem Vertrag.",
  withoutNumbers:
    "Die Antworten stehen hier ohne ihre Zahlen, da Gruppen von weniger als {limit} nicht gezeigt werden.",
  deviations: "Abweichungen vom Vertrag",
  noDeviations: "Keine",
} satisfies Translation<typeof english>;
