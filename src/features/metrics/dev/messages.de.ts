/** Words of the analytics development page. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Analyse-Entwicklung",
  purpose:
    "Für alle, die eine Plattform anbinden: was jeder Aufruf geantwortet hat, und die Metrik-Aufrufe, wie sie ankamen und gelesen wurden.",
  instants: "Zeitpunkte des Zeitraums",
  start: "Beginn",
  end: "Ende",
  before: "Vorheriger Zeitraum",
  metric: "Aufruf {name}",
  raw: "Original",
  decoded: "Dekodiert",
  unreadable: "Nichts: Die Antwort entspricht nicht dem Vertrag.",
  withoutNumbers:
    "Die Antworten stehen hier ohne ihre Zahlen, da Gruppen von weniger als {limit} zurückgehalten werden.",
  deviations: "Abweichungen vom Vertrag",
  noDeviations: "Keine",
  protection: "Schutz vor dem Überschreiben",
  protectionOn:
    "An: Die Antwort auf GET /api/v1/apps/:id trägt ein ETag, und Änderungen werden mit If-Match gesendet.",
  etagMissing:
    "Aus: Die Antwort auf GET /api/v1/apps/:id trägt kein ETag, das die Konsole lesen kann. Der Server sendet keines, oder er liegt auf einem anderen Origin und gibt es nicht frei (Access-Control-Expose-Headers: ETag). Die letzte Änderung gewinnt.",
  etagMalformed:
    "Aus: Das ETag in der Antwort auf GET /api/v1/apps/:id lässt sich nicht zurücksenden (RFC 9110 §8.8.3 verlangt Anführungszeichen). Die letzte Änderung gewinnt.",
  protectionFailed: "Die App konnte nicht gelesen werden",
  protectionLoading: "Die App wird gelesen",
} satisfies Translation<typeof english>;
