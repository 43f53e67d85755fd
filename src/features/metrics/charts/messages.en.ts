/** Words of the charts. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  barValue: {
    id: "charts.barValue",
    defaultMessage: "{count}\u00A0·\u00A0{share}",
    description: "Beside a bar: how many, and which part of all",
  },
  rateValue: {
    id: "charts.rateValue",
    defaultMessage: "{share}\u00A0· {count} of {base}",
    description: "Beside a bar: which part, and how many of how many",
  },
  markName: {
    id: "charts.markName",
    defaultMessage: "{category}, {series}",
    description: "Name of a bar among several of one category: age group, gender",
  },
  mark: { id: "charts.mark", defaultMessage: "{name}: {value}", description: "A bar in words" },
  markCompared: {
    id: "charts.markCompared",
    defaultMessage: "{mark}. {note}",
    description: "A bar in words, and its change against the period before",
  },
  before: {
    id: "charts.before",
    defaultMessage: "Before: {count} · {change}",
    description: "Below a bar: count of the period before, and the change since",
  },
  beforeOfRates: {
    id: "charts.beforeOfRates",
    defaultMessage: "{measure} before: {count} · {change}",
    description: "The same below a bar that shows a share",
  },
  beforeUnknown: {
    id: "charts.beforeUnknown",
    defaultMessage: "Before: –",
    description: "The same while the count of the period before is not known",
  },
  end: {
    id: "charts.end",
    defaultMessage: "{name} ({value})",
    description: "A bar in words, within a sentence",
  },
  summary: {
    id: "charts.summary",
    defaultMessage: "{all} {ends}",
    description: "A chart in two sentences: the total; the most and the least",
  },
  total: {
    id: "charts.total",
    defaultMessage: "{measure}: n = {total}.",
    description: "How many are counted in a chart",
  },
  totalOfRates: {
    id: "charts.totalOfRates",
    defaultMessage: "{measure} among n = {total}.",
    description: "Among how many a chart of shares counts",
  },
  ends: {
    id: "charts.ends",
    defaultMessage: "Most: {most}; least: {least}.",
    description: "The longest and the shortest bar",
  },
  endsOfRates: {
    id: "charts.endsOfRates",
    defaultMessage: "Highest share: {most}; lowest: {least}.",
    description: "The longest and the shortest bar of a chart of shares",
  },
  only: { id: "charts.only", defaultMessage: "Only: {most}.", description: "The only bar of a chart" },
  equal: {
    id: "charts.equal",
    defaultMessage: "The same everywhere.",
    description: "All bars of a chart are equally long",
  },
  someWithheld: {
    id: "charts.someWithheld",
    defaultMessage: "Highest among those shown: {most}. Some counts are withheld.",
    description: "The longest bar, where small counts are not shown",
  },
  allWithheld: {
    id: "charts.allWithheld",
    defaultMessage: "All counts are withheld.",
    description: "No count of a chart is large enough to be shown",
  },
  summaryOfNone: {
    id: "charts.summaryOfNone",
    defaultMessage: "{measure}: none in this period.",
    description: "A chart with nothing in it",
  },
  series: {
    id: "charts.series",
    defaultMessage: "Group",
    description: "Column of a chart’s table: what is counted apart within each category",
  },
  base: {
    id: "charts.base",
    defaultMessage: "Out of",
    description: "Column of a chart’s table: of how many a count is a part",
  },
  showTable: {
    id: "charts.showTable",
    defaultMessage: "Show table",
    description: "Button: shows the chart’s numbers as a table",
  },
  showChart: {
    id: "charts.showChart",
    defaultMessage: "Show chart",
    description: "Button: shows the chart again",
  },
  ofChart: {
    id: "charts.ofChart",
    defaultMessage: "{action}: {title}",
    description: "Name of a chart’s button, heard alone",
  },
  image: {
    id: "charts.image",
    defaultMessage: "Download image",
    description: "Button: downloads the chart as a PNG file",
  },
} as const satisfies Messages;
