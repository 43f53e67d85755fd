/** Words of the trend. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "New and active users over time",
  period: "Period", // Column of the trend’s table: day, week, month, quarter or year
  users: "Users", // What the trend counts
  // Series of the trend: users who registered, and who were active, within a day, week, month, …
  newUsers: "New users",
  active: "Active users",
  registered: "Registered at the end",
  newUsersBefore: "New, compared", // In the tooltip of a day, week, month, … of the trend
  activeBefore: "Active, compared", // In the same tooltip
  quarterName: "Q{quarter} {year}", // A quarter of a year: Q1 2026
  // Summary of the trend; `period`: Tue 24 Mar 2026, 1–7 Mar 2026, March 2026, Q1 2026, 2026
  peak: "Most active users: {period} ({count})",
  nobodyActive: "Nobody was active", // Summary of the trend
  // Summary of the trend: in how many of its days, weeks, … more users are active than registered
  conflicts: "The platform’s figures contradict each other: {count} of {all}",
  // Summary of the trend while it loads, and if some are missing: how many of its days, weeks, months, … have loaded
  loaded: "{count} of {all} loaded",
  loadRest: "Load the rest", // Button: requests the missing days, weeks, months, … of the trend
  allWithheld: "All counts are withheld", // Summary of the trend
  day: "By day", // Entries of the trend’s menu: its parts
  week: "By week",
  month: "By month",
  quarter: "By quarter",
  hide: "Hide trend", // Entry of the trend’s menu
  show: "Show trend", // Button where the trend is hidden
  only: "{mark}", // Summary of a trend of a single day, week, month, …
  soFar: "so far", // Below a day, week, month, … of the trend that is not over
  running: "{period} (so far)", // A day, week, month, … of the trend that is not over
  // A week, month, … of the trend that has fewer days than the others
  partial: "{period} (incomplete)",
  counts: "{active} active, {registered} registered", // Of a day, week, month, … of the trend
  countsNew: "{newUsers} new, {counts}", // The same, if it is known how many are new
  mark: "{period}: {counts}", // A day, week, month, … of the trend as text
  // The same with the counts of the day, week, month, … that it is compared with
  markCompared: "{mark}. {compared}: {counts}",
  compared: "Compared with", // In the tooltip: the day, week, month, … that it is compared with
  markMissing: "{period}: not loaded", // A day, week, month, … of the trend that could not be loaded
  // A day, week, month, … of the trend that is not drawn
  markConflict: "{period}: the platform counts more active than registered users",
  markPending: "{period}: loading", // A day, week, month, … of the trend that is still loading
  // A day, week, month, … of a trend that is not shown, as it would reveal a small count
  markWithheld: "{period}: withheld",
  // In the trend’s legend: the grey line, where a Monday is compared with a Monday
  sameWeekdays: "Compared, same weekdays",
  previous: "Compared period", // In the trend’s legend: the grey line
});
