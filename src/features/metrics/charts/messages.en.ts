/** Words of the charts. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  barValue: {
    id: "charts.barValue",
    defaultMessage: "{count}\u00A0·\u00A0{share}",
    description: "Beside a bar: count and share",
  },
  rateValue: {
    id: "charts.rateValue",
    defaultMessage: "{share}\u00A0· {count} of {base}",
    description: "Beside a bar of a chart of shares: share, count and base",
  },
  markName: {
    id: "charts.markName",
    defaultMessage: "{category}, {series}",
    description: "Name of a bar in a chart with several series: age group, gender",
  },
  mark: { id: "charts.mark", defaultMessage: "{name}: {value}", description: "A bar as text" },
  markCompared: {
    id: "charts.markCompared",
    defaultMessage: "{mark}. {note}",
    description: "A bar as text, with its change since the period before",
  },
  before: {
    id: "charts.before",
    defaultMessage: "Before: {count} · {change}",
    description: "Below a bar: count of the period before, and the change since",
  },
  beforeOfRates: {
    id: "charts.beforeOfRates",
    defaultMessage: "{measure} before: {count} · {change}",
    description: "The same below a bar of a chart of shares",
  },
  beforeUnknown: {
    id: "charts.beforeUnknown",
    defaultMessage: "Before: –",
    description: "The same until the count of the period before has loaded",
  },
  end: {
    id: "charts.end",
    defaultMessage: "{name} ({value})",
    description: "A bar as text, within a sentence",
  },
  summary: {
    id: "charts.summary",
    defaultMessage: "{all} {ends}",
    description: "Summary of a chart: the total, then the longest and the shortest bar",
  },
  total: {
    id: "charts.total",
    defaultMessage: "{measure}: n = {total}.",
    description: "Summary: what is counted, and the total",
  },
  totalOfRates: {
    id: "charts.totalOfRates",
    defaultMessage: "{measure} among n = {total}.",
    description: "Summary of a chart of shares: what is counted, and the total of the bases",
  },
  ends: {
    id: "charts.ends",
    defaultMessage: "Most: {most}; least: {least}.",
    description: "Summary: the longest and the shortest bar",
  },
  endsOfRates: {
    id: "charts.endsOfRates",
    defaultMessage: "Highest share: {most}; lowest: {least}.",
    description: "Summary of a chart of shares: the longest and the shortest bar",
  },
  only: {
    id: "charts.only",
    defaultMessage: "Only: {most}.",
    description: "Summary of a chart with a single bar",
  },
  equal: {
    id: "charts.equal",
    defaultMessage: "The same everywhere.",
    description: "Summary of a chart whose bars are all equally long",
  },
  someWithheld: {
    id: "charts.someWithheld",
    defaultMessage: "Highest among those shown: {most}. Some counts are withheld.",
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
  series: {
    id: "charts.series",
    defaultMessage: "Group",
    description: "Column of a chart’s table: the series within a category",
  },
  base: {
    id: "charts.base",
    defaultMessage: "Out of",
    description: "Column of a chart’s table: the base of a share",
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
