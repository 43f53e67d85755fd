/** Words of the charts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  markName: "{category}, {series}", // Name of a mark in a chart with several series: age group, gender
  mark: "{name}: {value}", // A mark as text
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
  leaderOfApp: "{words} ({app} {share})", // The same with its share in the compared app
  leads: "Most common: {name} ({value})", // Beside a chart's title: its longest bar, with its share
  leadsInShare: "Highest: {name} ({value})", // The same for a chart of shares
  leadsInSize: "largest group: {name} ({value})", // The same for a chart by age and gender, with a number
  tickBefore: "▏compared value", // Beside a chart’s title: what its tick means
  hardlyChanged: "hardly changed", // Beside a chart’s title: no share has moved by a percentage point
  ofOtherApp: "{app}: {share}", // After a mark’s value: its share in the compared app
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
});
