/** Words of the analytics development page. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  contract: "Der Vertrag aller Aufrufe (in einem neuen Tab)",
  config: "Geltende Konfiguration",
  instants: "Zeitpunkte des Zeitraums",
  shown: "Zeitraum",
  before: "Vergleichszeitraum",
  metric: "Aufruf {name}",
  raw: "Antwort im Original",
  decoded: "Dekodierte Antwort",
  withoutNumbers:
    "Die Antworten stehen hier ohne ihre Zahlen, da Gruppen von weniger als {limit} zurückgehalten werden.",
  issues: "Abweichungen vom Vertrag",
  noIssues: "Keine",
} satisfies Translation<typeof english>;
