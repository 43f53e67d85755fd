/** Words about client secrets that need attention, in the overview. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  none: "Kein Secret",
  valid: "Gültig",
  expiredOn: "Abgelaufen am {day}",
  expiresOn: "{count, plural, one {Läuft am {day} ab} other {# laufen ab, das erste am {day}}}",
  old: "{count} abgelaufen",
} satisfies Translation<typeof english>;
