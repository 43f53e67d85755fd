/** Words of the charts: what they count, their tables, summaries, menus, and the trend. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  markName: "{category}, {series}", // Name of a mark in a chart with several series: age group, gender
  mark: "{name}: {value}", // A mark or a key figure as text
  exactBar: "{count} ({share})", // The value of a bar: count and share
  exactRate: "{share}, {count} of {base}", // The value of a bar of a chart of shares: share, count and base
  // The values of a bar that is a part within a whole: 'Registered users 310, Active users 193 (62.26 %)'
  exactBullet: "{baseMeasure} {base}, {measure} {value}",
  markCompared: "{mark}. {note}", // A mark as text, with its change since the compared period
  // After a mark’s value: its share in the compared period, and by how many percentage points it has changed
  beforeShare: "Compared: {share} · {points} points",
  // At the end of a bar: by how many percentage points its share has changed
  pointsAtEnd: "({points})",
  // After a mark’s value: count of the compared period, and the change since
  before: "Compared: {count} · {change}",
  beforeOf: "{measure} compared: {count} · {change}", // The same with what is counted
  beforeUnknown: "Compared: –", // The same until the count of the compared period has loaded
  bothNotes: "{first}; {second}", // Two notes of a mark
  countOf: "{count} of {base}", // Beside a bar of a chart of shares: count and base
  leader: "{name} {value}", // Beside a chart's link: its largest group, with its share
  leaderBefore: "{words} (before {share})", // The same with its share in the compared period
  leads: "Most common: {name} ({value})", // Beside a chart's title: its longest bar, with its share
  leadsInShare: "Highest: {name} ({value})", // The same for a chart of shares
  leadsInSize: "largest group: {name} ({value})", // The same for a chart by age and gender, with a number
  hardlyChanged: "hardly changed", // Beside a section’s title: no share has moved by a percentage point
  // In a chart’s caption, each after its mark: a bar, and a tick for what is compared
  keyNow: "now",
  keyBefore: "before",
  keyPoints: "(+1.0) = percentage points",
  leadsOfShown: "highest shown: {name} ({value})", // The same when some counts are withheld
  withheld: "Numbers are withheld", // Beside a chart's title, if none may be shown
  conflict: "The platform’s figures contradict each other: it counts more active than registered users.",
  keys: "Arrow keys: values · Enter: table · M: menu",
  keysOfTable: "Enter: chart · M: menu",
  series: "Group", // Column of a chart’s table: the series within a category
  chart: "chart", // Screen readers read it after the name of a chart
  showTable: "Show table", // Entry of a chart’s menu: shows its numbers as a table
  showChart: "Show chart", // Entry of a chart’s menu: shows the chart again
  actions: "Actions: {title}", // Button: opens the menu of a chart, with the chart’s title
  image: "Download image", // Entry of a chart’s menu: downloads it as a PNG file
  registeredUsers: "Registered users", // Figure, and what a chart counts
  activeUsers: "Active users", // Figure, and what a chart counts
  active: "Active", // Part of the registered users
  inactive: "Inactive", // Part of the registered users
  activityTitle: "Active and inactive users",
  educationTitle: "Level of education", // Title of a chart and name of its categories
  workTitle: "Work role", // Title of a chart and name of its categories
  perceivedHealthTitle: "Self-perceived health", // Title of a chart and name of its categories
  supportTitle: "Desired support", // Title of a chart and name of its categories
  behaviourTitle: "Health behaviour", // Title of a chart and name of its categories
  interestTitle: "Health interests", // Title of a chart
  ageTitle: "Age", // Title of a chart
  genderTitle: "Gender", // Title of a chart and name of its categories
  ageAndGender: "Age and gender", // Title of a chart
  activeShareByAge: "Active share by age",
  activeShareByGender: "Active share by gender",
  topicsTitle: "Topics", // Title of a chart
  ageGroup: "Age group", // Name of a chart's categories
  area: "Area", // Name of a chart's categories
  activity: "Activity", // Name of a chart's categories
  registeredTotal: "{total} registered", // Beside a chart's title: how many users it counts
  activeTotal: "{total} active, several answers possible", // The same for the chart of topics
  answersTotal: "{total, select, 1 {1 answer} other {{total} answers}}", // The same for a chart of answers
  activeOfTotal: "{count} of {total} active", // The same for a chart of active among registered users
  bothTotals: "{total} registered, {count} of them active", // The same for the chart by age and gender
  nobodyActive: "Nobody was active in this period.", // Instead of the chart of topics
  title: "New and active users over time",
  users: "Users", // What the trend and the charts of answers count
  // Series of the trend: users who registered within a day, week, month, …
  newUsers: "New users",
  registered: "Registered by then",
  newUsersBefore: "New before", // In the tooltip of a day, week, month, … of the trend
  activeBefore: "Active before", // In the same tooltip
  quarterName: "Q{quarter} {year}", // A quarter of a year: Q1 2026
  quarterTick: "Q{quarter} {year}", // The same on an axis
  // Summary of the trend; `period`: Tue 24 Mar 2026, 1–7 Mar 2026, March 2026, Q1 2026, 2026
  peak: "Most active users: {period} ({count})",
  trendNobody: "Nobody new or active", // Instead of the trend
  trendNobodyActive: "Nobody was active", // Summary of the trend
  // Summary of the trend: in how many of its days, weeks, … more users are active than registered
  conflicts: "The platform’s figures contradict each other: {count} of {all}",
  // Summary of the trend while it loads, and if some are missing: how many of its days, weeks, months, … have loaded
  loaded: "{count} of {all} loaded",
  loadRest: "Load the rest", // Button: requests the missing days, weeks, months, … of the trend
  allWithheld: "All counts are withheld", // Summary of the trend
  interval: "Parts", // Name of the next choice
  day: "Day", // Choice in the trend’s head: its parts
  week: "Week",
  month: "Month",
  quarter: "Quarter",
  hide: "Hide trend", // Entry of the page’s menu
  show: "Show trend", // Entry of the page’s menu where the trend is hidden
  soFar: "so far", // Below a day, week, month, … of the trend that is not over
  running: "{period} (so far)", // A day, week, month, … of the trend that is not over
  // A week, month, … of the trend that has fewer days than the others
  partial: "{period} (incomplete)",
  counts: "{active} active, {registered} registered", // Of a day, week, month, … of the trend
  countsNew: "{newUsers} new, {counts}", // The same, if it is known how many are new
  // The same with the counts of the day, week, month, … that it is compared with
  trendMarkCompared: "{mark}. {compared}: {counts}",
  compared: "Compared with", // In the tooltip: the day, week, month, … that it is compared with
  markMissing: "{period}: not loaded", // A day, week, month, … of the trend that could not be loaded
  // A day, week, month, … of the trend that is not drawn
  markConflict: "{period}: the platform counts more active than registered users",
  markPending: "{period}: loading", // A day, week, month, … of the trend that is still loading
  // A day, week, month, … of a trend that is not shown, as it would reveal a small count
  markWithheld: "{period}: withheld",
  // In the trend’s legend: the grey line, where a Monday is compared with a Monday
  sameWeekdays: "Before (same weekdays)",
  previous: "Before", // In the trend’s legend: the grey line
});
