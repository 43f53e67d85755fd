/** Words about the active users of an app, in the list of apps. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  active: "aktiv",
  activeUsers: "{count, select, 1 {1 aktive Person} other {{count} aktive Personen}}",
  statistics: "{count, select, 1 {1 aktive Person} other {{count} aktive Personen}}, Statistik",
  new: "neu",
  newUsers: "{count, select, 1 {1 neue Person} other {{count} neue Personen}}",
  change: "{kind, select, none {±\u00A00} fromZero {▲ von 0} up {▲ {relative}} other {▼ {relative}}}",
  changeWritten: "{kind, select, none {unverändert} fromZero {von 0} up {+{relative}} other {−{relative}}}",
  changeSpoken:
    "{kind, select, none {so viele wie in den {days} Tagen davor} fromZero {niemand in den {days} Tagen davor} up {{relative} mehr als in den {days} Tagen davor} other {{relative} weniger als in den {days} Tagen davor}}",
} satisfies Translation<typeof english>;
