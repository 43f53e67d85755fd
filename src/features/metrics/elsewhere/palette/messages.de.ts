/** Words of the command palette's answers about users. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  question: "{measure} · {app}\u200E · {period}",
  answer: "{count} · {change}",
  answerSpoken: "{count}, {change}",
  activeWords: "aktive aktiver aktiven Aktivität active",
  registeredWords: "registrierte registrierter registrierten Registrierungen angemeldete registered",
  newUsers: "Neue Registrierte",
  newWords: "neu neue neuer neuen Neuzugänge",
  fillerWords:
    "wie viele viel Nutzerinnen und Nutzer Nutzende Personen Menschen Leute sind waren hat hatte haben mit der die das den im in von für bei am seit",
  LAST_7_DAYS: "letzte|letzten|vergangene|vergangenen 7|sieben Tage|Tagen",
  LAST_30_DAYS: "letzte|letzten|vergangene|vergangenen 30|dreißig Tage|Tagen",
  LAST_60_DAYS: "letzte|letzten|vergangene|vergangenen 60|sechzig Tage|Tagen",
  LAST_90_DAYS: "letzte|letzten|vergangene|vergangenen 90|neunzig Tage|Tagen",
  THIS_MONTH: "dieser|diesen|diesem|dieses|aktueller|aktuellen Monat|Monats",
  LAST_MONTH:
    "letzter|letzten|letztem|letztes|voriger|vorigen|vergangener|vergangenen Monat|Monats, Vormonat",
  LAST_3_MONTH: "letzte|letzten|vergangene|vergangenen 3|drei Monate|Monaten",
  LAST_6_MONTH: "letzte|letzten|vergangene|vergangenen 6|sechs Monate|Monaten",
  THIS_YEAR: "dieses|diesem|aktuelles|aktuellen Jahr|Jahres",
  LAST_YEAR: "letztes|letzten|letztem|voriges|vorigen|vergangenes|vergangenen Jahr|Jahres, Vorjahr",
  today: "heute",
  yesterday: "gestern",
  lastWeekday: "letzter|letzten|vergangener|vergangenen {day}",
  ALL_TIME: "gesamter|gesamten Zeitraum|Zeit, insgesamt, immer, jemals",
} satisfies Translation<typeof english>;
