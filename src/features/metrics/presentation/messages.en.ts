/** Words of the charts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  barValue: "{count} · {share}", // At the end of a bar: count and share
  rateValue: "{share} · n = {base}", // At the end of a bar of a chart of shares: share and base
  markName: "{category}, {series}", // Name of a mark in a chart with several series: age group, gender
  mark: "{name}: {value}", // A mark as text
  exactBar: "{count} ({share})", // The value of a bar: count and share
  exactRate: "{share}, {count} of {base}", // The value of a bar of a chart of shares: share, count and base
  // The values of a bar that is a part within a whole: 'Registered users 310, Active users 193 (62.26 %)'
  exactBullet: "{baseMeasure} {base}, {measure} {value}",
  markCompared: "{mark}. {note}", // A mark as text, with its change since the compared period
  // After a mark’s value: its share in the compared period, and by how many percentage points it has changed
  beforeShare: "Before: {share} · {points} points",
  // At the end of a bar: by how many percentage points its share has changed
  pointsAtEnd: "({points})",
  // After a mark’s value: count of the compared period, and the change since
  before: "Before: {count} · {change}",
  beforeOf: "{measure} before: {count} · {change}", // The same with what is counted
  beforeUnknown: "Before: –", // The same until the count of the compared period has loaded
  bothNotes: "{first}; {second}", // Two notes of a mark
  both: "{first} {second}", // Two sentences
  endValue: "{count}, {share}", // Count and share within a sentence
  total: "{measure}: n = {total}.", // Summary: what is counted, and the total
  // Summary of a chart of shares: how many are counted, and of how many
  totalOfRates: "{measure}: {count} of n = {total}.",
  // Summary of a chart of parts within wholes: also its legend
  totalOfBullets: "Outline: {baseMeasure}, n = {total}. Filled: {measure}, n = {count}.",
  // Summary: the longest and the shortest bar
  ends: "{most} is most common ({mostValue}), {least} least ({leastValue}).",
  // Summary of a chart of shares: the longest and the shortest bar
  endsOfRates: "Highest share: {most} ({mostValue}), lowest: {least} ({leastValue}).",
  // Summary of a chart of shares, some of them of very few people: the longest and the shortest other bar
  endsOfLargeRates:
    "Highest share in groups of {people} or more: {most} ({mostValue}), lowest: {least} ({leastValue}).",
  // Summary of a chart of groups: the largest and the smallest
  endsOfBullets: "Largest group: {most} ({mostValue}), smallest: {least} ({leastValue}).",
  only: "Only {most} ({mostValue}).", // Summary of a chart with a single bar
  equal: "All are equal.", // Summary of a chart whose bars are all equally long
  // Summary: the longest bar, when some counts are withheld
  someWithheld: "Highest among those shown: {most} ({mostValue}). Some counts are withheld.",
  allWithheld: "All counts are withheld.",
  summaryOfNone: "{measure}: none in this period.", // Summary of a chart whose counts are all 0
  tick: "Ticks mark the compared period.", // Summary, while comparing
  tickAndPoints: "Ticks mark the compared period, (+1.0) points.", // Summary, while comparing
  contradiction: "The platform’s figures contradict each other: it counts more active than registered users.",
  keys: "Arrow keys: values · Enter: table · M: menu",
  keysOfTable: "Enter: chart · M: menu",
  series: "Group", // Column of a chart’s table: the series within a category
  showTable: "Show table", // Entry of a chart’s menu: shows its numbers as a table
  showChart: "Show chart", // Entry of a chart’s menu: shows the chart again
  actions: "Actions: {title}", // Button: opens the menu of a chart, with the chart’s title
  image: "Download image", // Entry of a chart’s menu: downloads it as a PNG file
});
