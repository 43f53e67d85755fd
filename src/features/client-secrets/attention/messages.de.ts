/** Words about client secrets that need attention, in the list of apps. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  expiredOn: "Abgelaufen am {day}",
  expiresOn: "Läuft ab am {day}",
  moreSecrets: "und {count, plural, one {# weiteres} other {# weitere}}",
  moreSecretsSpoken: "und {count, plural, one {# weiteres Secret} other {# weitere Secrets}}",
  none: "OK",
  unknown: "Nicht geladen",
  pending: "Wird geladen",
  soonCount: "{soon, plural, one {# Secret läuft} other {# Secrets laufen}} bald ab",
  expiredCount: "{expired, plural, one {# Secret ist} other {# Secrets sind}} abgelaufen",
  expiredAndSoonCount:
    "{expired, plural, one {# Secret} other {# Secrets}} abgelaufen, {soon, plural, one {# läuft} other {# laufen}} bald ab",
} satisfies Translation<typeof english>;
