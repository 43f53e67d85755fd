/** Words about client secrets that need attention, in the overview. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  none: "Kein Secret",
  valid: "Gültig",
  expiredOn: "Abgelaufen am {day}",
  expiresOn: "{count, plural, one {Läuft am {day} ab} other {# laufen ab, das erste am {day}}}",
  soon: "Läuft bald ab",
  expires: "Secret läuft ab",
  alias: "Alias des Secrets",
  listTitle: "Secrets mit Handlungsbedarf",
  app: "App",
  listed:
    "Fehlend, abgelaufen oder in den nächsten 14 Tagen ablaufend, in {isWhole, select, yes {} other {{known} von }}{count, plural, one {# aktiven App} other {# aktiven Apps}}.",
  create: "Erstellen",
  createFor: "Secret für {app} erstellen",
  rotateOf: "Secret „{alias}“ von {app} erneuern",
  days: "Verbleibende Tage",
  nothingToDo: "Keine Secrets mit Handlungsbedarf",
  endless: "Ohne Ende ({count})",
  ofApp: "{alias}\u00A0·\u00A0{app}",
  old: "{count} abgelaufen",
} satisfies Translation<typeof english>;
