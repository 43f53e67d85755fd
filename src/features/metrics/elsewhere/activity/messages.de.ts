/** Words about the active users of an app, in the list of apps. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  activeUsers: "aktiv",
  nobody: "Niemand",
  statistics: "(Statistik)",
  pending: "Wird geladen",
  unknown: "Nicht geladen",
  up: "▲ {relative}",
  down: "▼ {relative}",
  unchanged: "± 0",
  upFromZero: "▲ von 0",
  moreSpoken: "{relative} mehr als in den 30 Tagen davor",
  fewerSpoken: "{relative} weniger als in den 30 Tagen davor",
  unchangedSpoken: "so viele wie in den 30 Tagen davor",
  moreThanZero: "niemand in den 30 Tagen davor",
} satisfies Translation<typeof english>;
