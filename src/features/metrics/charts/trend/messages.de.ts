/** Words of the trend. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Neue Registrierte und Aktive im Zeitverlauf",
  period: "Zeitraum",
  users: "Personen",
  newUsers: "Neue Registrierte",
  active: "Aktive",
  registered: "Registriert am Ende",
  newUsersBefore: "Neue, verglichen",
  activeBefore: "Aktive, verglichen",
  quarter: "Q{quarter} {year}",
  peak: "Die meisten Aktiven: {period} ({count})",
  nobodyActive: "Niemand war aktiv",
  conflicts: "Die Zahlen der Plattform widersprechen sich: {count} von {all}",
  loaded: "{count} von {all} geladen",
  loadRest: "Rest laden",
  allWithheld: "Alle Zahlen werden zurückgehalten",
  hide: "Zeitverlauf ausblenden",
  show: "Zeitverlauf anzeigen",
  only: "{mark}",
  partial: "{period} (unvollständig)",
  counts: "{active} aktiv, {registered} registriert",
  countsNew: "{newUsers} neu, {counts}",
  mark: "{period}: {counts}",
  markCompared: "{mark}. Zuvor: {counts}",
  markMissing: "{period}: nicht geladen",
  markConflict: "{period}: die Plattform zählt mehr Aktive als Registrierte",
  markPending: "{period}: wird geladen",
  markWithheld: "{period}: zurückgehalten",
  previous: "Vergleichszeitraum",
} satisfies Translation<typeof english>;
