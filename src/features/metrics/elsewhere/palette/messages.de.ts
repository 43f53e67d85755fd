/** Words of the command palette's answers about users. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  question: "{measure} · {app} · {period}",
  answer: "{count} · {change}",
  answerSpoken: "{count}, {change}",
  activeWords: "aktive aktiver aktiven Aktivität active",
  registeredWords: "registrierte registrierter registrierten Registrierungen angemeldete registered",
  newUsers: "Neue Registrierte",
  newWords: "neu neue neuer neuen Neuzugänge",
  fillerWords:
    "wie viele viel Nutzerinnen und Nutzer Nutzende Personen Menschen Leute sind waren hat hatte haben mit der die das den im in von für bei am seit",
  last7Days: "letzte|letzten|vergangene|vergangenen 7|sieben Tage|Tagen",
  last30Days: "letzte|letzten|vergangene|vergangenen 30|dreißig Tage|Tagen",
  last60Days: "letzte|letzten|vergangene|vergangenen 60|sechzig Tage|Tagen",
  last90Days: "letzte|letzten|vergangene|vergangenen 90|neunzig Tage|Tagen",
  thisMonth: "dieser|diesen|diesem|dieses|aktueller|aktuellen Monat|Monats",
  lastMonth: "letzter|letzten|letztem|letztes|voriger|vorigen|vergangener|vergangenen Monat|Monats, Vormonat",
  last3Month: "letzte|letzten|vergangene|vergangenen 3|drei Monate|Monaten",
  last6Month: "letzte|letzten|vergangene|vergangenen 6|sechs Monate|Monaten",
  thisYear: "dieses|diesem|aktuelles|aktuellen Jahr|Jahres",
  lastYear: "letztes|letzten|letztem|voriges|vorigen|vergangenes|vergangenen Jahr|Jahres, Vorjahr",
  today: "heute",
  yesterday: "gestern",
  lastWeekday: "letzter|letzten|vergangener|vergangenen {day}",
  allTime: "gesamter|gesamten Zeitraum|Zeit, insgesamt, immer, jemals",
} satisfies Translation<typeof english>;
