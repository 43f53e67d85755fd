/** Words of the charts. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  barValue: {
    id: "charts.barValue",
    defaultMessage: "{count}\u00A0· {share}",
    description: "At the end of a bar: count and share",
  },
  barChange: {
    id: "charts.barChange",
    defaultMessage: "{value}\u2002{arrow}",
    description: "At the end of a bar: its value, and an arrow with the change since the previous period",
  },
  rateValue: {
    id: "charts.rateValue",
    defaultMessage: "{share}\u00A0· n\u00A0=\u00A0{base}",
    description: "At the end of a bar of a chart of shares: share and base",
  },
  markName: {
    id: "charts.markName",
    defaultMessage: "{category}, {series}",
    description: "Name of a mark in a chart with several series: age group, gender",
  },
  mark: {
    id: "charts.mark",
    defaultMessage: "{name}: {value}",
    description: "A mark as text",
  },
  exactBar: {
    id: "charts.exactBar",
    defaultMessage: "{count} ({share})",
    description: "The value of a bar: count and share",
  },
  exactRate: {
    id: "charts.exactRate",
    defaultMessage: "{share}, {count} of {base}",
    description: "The value of a bar of a chart of shares: share, count and base",
  },
  exactBullet: {
    id: "charts.exactBullet",
    defaultMessage: "{baseMeasure} {base}, {measure} {value}",
    description:
      "The values of a bar that is a part within a whole: 'Registered users 310, Active users 193 (62.26 %)'",
  },
  markCompared: {
    id: "charts.markCompared",
    defaultMessage: "{mark}. {note}",
    description: "A mark as text, with its change since the previous period",
  },
  before: {
    id: "charts.before",
    defaultMessage: "Before: {count} · {change}",
    description: "After a mark’s value: count of the previous period, and the change since",
  },
  beforeOf: {
    id: "charts.beforeOf",
    defaultMessage: "{measure} before: {count} · {change}",
    description: "The same with what is counted",
  },
  beforeUnknown: {
    id: "charts.beforeUnknown",
    defaultMessage: "Before: –",
    description: "The same until the count of the previous period has loaded",
  },
  bothNotes: {
    id: "charts.bothNotes",
    defaultMessage: "{first}; {second}",
    description: "Two notes of a mark",
  },
  both: {
    id: "charts.both",
    defaultMessage: "{first} {second}",
    description: "Two sentences",
  },
  endValue: {
    id: "charts.endValue",
    defaultMessage: "{count}, {share}",
    description: "Count and share within a sentence",
  },
  total: {
    id: "charts.total",
    defaultMessage: "{measure}: n = {total}.",
    description: "Summary: what is counted, and the total",
  },
  totalOfRates: {
    id: "charts.totalOfRates",
    defaultMessage: "{measure}: {count} of n = {total}.",
    description: "Summary of a chart of shares: how many are counted, and of how many",
  },
  totalOfBullets: {
    id: "charts.totalOfBullets",
    defaultMessage: "Outline: {baseMeasure}, n = {total}. Filled: {measure}, n = {count}.",
    description: "Summary of a chart of parts within wholes: also its legend",
  },
  ends: {
    id: "charts.ends",
    defaultMessage: "{most} is most common ({mostValue}), {least} least ({leastValue}).",
    description: "Summary: the longest and the shortest bar",
  },
  endsOfRates: {
    id: "charts.endsOfRates",
    defaultMessage: "Highest share: {most} ({mostValue}), lowest: {least} ({leastValue}).",
    description: "Summary of a chart of shares: the longest and the shortest bar",
  },
  endsOfLargeRates: {
    id: "charts.endsOfLargeRates",
    defaultMessage:
      "Highest share in groups of {people} or more: {most} ({mostValue}), lowest: {least} ({leastValue}).",
    description:
      "Summary of a chart of shares, some of them of very few people: the longest and the shortest other bar",
  },
  endsOfBullets: {
    id: "charts.endsOfBullets",
    defaultMessage: "Largest group: {most} ({mostValue}), smallest: {least} ({leastValue}).",
    description: "Summary of a chart of groups: the largest and the smallest",
  },
  only: {
    id: "charts.only",
    defaultMessage: "Only {most} ({mostValue}).",
    description: "Summary of a chart with a single bar",
  },
  equal: {
    id: "charts.equal",
    defaultMessage: "All are equal.",
    description: "Summary of a chart whose bars are all equally long",
  },
  someWithheld: {
    id: "charts.someWithheld",
    defaultMessage: "Highest among those shown: {most} ({mostValue}). Some counts are withheld.",
    description: "Summary: the longest bar, when some counts are withheld",
  },
  allWithheld: {
    id: "charts.allWithheld",
    defaultMessage: "All counts are withheld.",
    description: "Summary of a chart whose counts are all withheld",
  },
  summaryOfNone: {
    id: "charts.summaryOfNone",
    defaultMessage: "{measure}: none in this period.",
    description: "Summary of a chart whose counts are all 0",
  },
  tick: {
    id: "charts.tick",
    defaultMessage: "Ticks mark the previous period.",
    description: "Summary, while periods are compared: the legend of the ticks on the bars",
  },
  contradiction: {
    id: "charts.contradiction",
    defaultMessage:
      "The platform’s figures contradict each other: it counts more active than registered users.",
    description: "Instead of a chart",
  },
  keys: {
    id: "charts.keys",
    defaultMessage: "Arrow keys: values · Enter: table · M: menu",
    description: "What the keys do while a chart has the focus",
  },
  keysOfTable: {
    id: "charts.keysOfTable",
    defaultMessage: "Enter: chart · M: menu",
    description: "What the keys do while a chart’s table has the focus",
  },
  series: {
    id: "charts.series",
    defaultMessage: "Group",
    description: "Column of a chart’s table: the series within a category",
  },
  showTable: {
    id: "charts.showTable",
    defaultMessage: "Show table",
    description: "Entry of a chart’s menu: shows its numbers as a table",
  },
  showChart: {
    id: "charts.showChart",
    defaultMessage: "Show chart",
    description: "Entry of a chart’s menu: shows the chart again",
  },
  actions: {
    id: "charts.actions",
    defaultMessage: "Actions: {title}",
    description: "Button: opens the menu of a chart, with the chart’s title",
  },
  image: {
    id: "charts.image",
    defaultMessage: "Download image",
    description: "Entry of a chart’s menu: downloads it as a PNG file",
  },
} as const satisfies Messages;
