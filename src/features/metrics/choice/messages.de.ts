/** Words of choosing an app and a period. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  app: "App",
  findApp: "App suchen",
  noSuchApp: "Keine passenden Apps",
  moreApps: "{count} weitere; tippen Sie, um die Liste einzugrenzen",
  noAppChosen: "Keine App für „{typed}“ gewählt.",
  period: "Zeitraum",
  last7Days: "letzte 7 Tage",
  last30Days: "letzte 30 Tage",
  last60Days: "letzte 60 Tage",
  last90Days: "letzte 90 Tage",
  thisMonth: "dieser Monat",
  lastMonth: "letzter Monat",
  last3Month: "letzte 3 Monate",
  last6Month: "letzte 6 Monate",
  thisYear: "dieses Jahr",
  lastYear: "letztes Jahr",
  until: "bis {date}",
  previous: "Vorheriger Zeitraum",
  next: "Nächster Zeitraum",
  compare: "Mit vorherigem Zeitraum vergleichen",
  compareShort: "Vergleichen",
  comparedWith: "verglichen mit {days}",
  nothingBefore: "kein früherer Zeitraum zum Vergleichen",
  choose: "App und Zeitraum",
  done: "Fertig",
} satisfies Translation<typeof english>;
