/** Titles of charts, and what they count. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  registeredUsers: "Registrierte",
  activeUsers: "Aktive",
  activeShare: "Anteil Aktiver",
  active: "Aktiv",
  inactive: "Inaktiv",
  activityTitle: "Aktive und inaktive Nutzerinnen und Nutzer",
  educationTitle: "Bildungsabschluss",
  workTitle: "Berufliche Rolle",
  perceivedHealthTitle: "Selbst eingeschätzte Gesundheit",
  supportTitle: "Gewünschte Unterstützung",
  behaviourTitle: "Gesundheitsverhalten",
  interestTitle: "Gesundheitsinteressen",
  ageTitle: "Alter",
  genderTitle: "Geschlecht",
  ageAndGender: "Alter und Geschlecht",
  activeShareByAge: "Anteil Aktiver nach Alter",
  activeShareByGender: "Anteil Aktiver nach Geschlecht",
  topicsTitle: "Themen",
  ageGroup: "Altersgruppe",
  area: "Bereich",
  activity: "Aktivität",
  registeredTotal: "{total} registriert",
  activeTotal: "{total} aktiv, Mehrfachnennungen möglich",
  answersTotal: "{total} Antworten",
  activeOfTotal: "{count} von {total} aktiv",
  bothTotals: "{total} registriert, davon {count} aktiv",
  nobodyActive: "In diesem Zeitraum war niemand aktiv.",
  answers: "Personen",
} satisfies Translation<typeof english>;
