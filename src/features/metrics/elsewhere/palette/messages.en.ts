/** Words of the command palette's answers about users. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  question: "{measure} · {app}\u200E · {period}", // Row of the palette: Active users · Vital Steps · last month. The mark keeps “1 – 30 Nov” in order after a Hebrew name
  answer: "{count} · {change}", // The answer in that row: 328 · ▲ 2.2 %
  answerSpoken: "{count}, {change}", // The same for screen readers
  // What a person may type. Phrases between commas, words between spaces, spellings of a word between bars
  activeWords: "active activity",
  registeredWords: "registered registrations signups",
  newUsers: "New users", // In `question`: who has registered in the period
  newWords: "new joined",
  fillerWords: "how many users user people are were does did has have with the a s in of for at by on", // Words without a meaning here
  LAST_7_DAYS: "last|past 7|seven days",
  LAST_30_DAYS: "last|past 30|thirty days",
  LAST_60_DAYS: "last|past 60|sixty days",
  LAST_90_DAYS: "last|past 90|ninety days",
  THIS_MONTH: "this|current month",
  LAST_MONTH: "last|previous|past month",
  LAST_3_MONTH: "last|past 3|three months",
  LAST_6_MONTH: "last|past 6|six months",
  THIS_YEAR: "this|current year",
  LAST_YEAR: "last|previous|past year",
  today: "today",
  yesterday: "yesterday",
  lastWeekday: "last|past {day}", // {day} is the name of a weekday, as in last Tuesday
  ALL_TIME: "all|any time, ever, total",
});
