/** Words of the command palette's answers about users. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  question: "{measure} · {app} · {period}", // Row of the palette: Active users · Vital Steps · last month
  answer: "{count} · {change}", // The answer in that row: 328 · ▲ 2.2 %
  answerSpoken: "{count}, {change}", // The same for screen readers
  // What a person may type. Phrases between commas, words between spaces, spellings of a word between bars
  activeWords: "active activity",
  registeredWords: "registered registrations signups",
  newUsers: "New users", // In `question`: who has registered in the period
  newWords: "new joined",
  fillerWords: "how many users user people are were does did has have with the a in of for at by on", // Words without a meaning here
  last7Days: "last|past 7|seven days",
  last30Days: "last|past 30|thirty days",
  last60Days: "last|past 60|sixty days",
  last90Days: "last|past 90|ninety days",
  thisMonth: "this|current month",
  lastMonth: "last|previous|past month",
  last3Month: "last|past 3|three months",
  last6Month: "last|past 6|six months",
  thisYear: "this|current year",
  lastYear: "last|previous|past year",
  today: "today",
  yesterday: "yesterday",
  lastWeekday: "last|past {day}", // {day} is the name of a weekday, as in last Tuesday
  allTime: "all|any time, ever, total",
});
