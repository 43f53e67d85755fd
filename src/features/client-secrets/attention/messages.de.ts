/** Words about client secrets that need attention, in the overview. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  none: "Kein Secret",
  valid: "Gültig",
  expiredOn: "Abgelaufen am {day}",
  expiresOn: "{count, plural, one {Läuft am {day} ab} other {# laufen ab, das erste am {day}}}",
  toCheck: "{count, plural, one {# Secret} other {# Secrets}} prüfen",
  listTitle: "Secrets, die zu prüfen sind",
  app: "App",
  listed:
    "Abgelaufen ohne Nachfolger, innerhalb von 30 Tagen ablaufend oder ohne Ablaufdatum, aus {known} von {count, plural, one {# aktiven App} other {# aktiven Apps}}.",
  rotateOf: "Secret „{alias}“ von {app} erneuern",
  days: "Verbleibende Tage",
  nothingToCheck: "Keine Secrets zu prüfen",
  old: "{count} abgelaufen",
} satisfies Translation<typeof english>;
