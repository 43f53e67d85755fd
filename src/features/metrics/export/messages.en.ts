/** Words of CSV files, images and print. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  zone: { id: "export.zone", defaultMessage: "Time zone", description: "Name of the time zone in exports" },
  created: {
    id: "export.created",
    defaultMessage: "Created",
    description: "Name of the time of creation in exports",
  },
  base: {
    id: "export.base",
    defaultMessage: "Base",
    description: "Column of exports: what the count is a part of",
  },
  previousBase: {
    id: "export.previousBase",
    defaultMessage: "Previous base",
    description: "Column of exports: base of the previous period",
  },
  chart: { id: "export.chart", defaultMessage: "Chart", description: "Column of exports" },
  measure: { id: "export.measure", defaultMessage: "Counted", description: "Column: what a chart counts" },
  category: { id: "export.category", defaultMessage: "Category", description: "Column of exports" },
  series: { id: "export.series", defaultMessage: "Series", description: "Column of exports" },
  count: { id: "export.count", defaultMessage: "Count", description: "Column of exports" },
  actions: {
    id: "export.actions",
    defaultMessage: "More actions",
    description: "Button: opens the page's menu",
  },
  csv: {
    id: "export.csv",
    defaultMessage: "Save all as CSV",
    description: "Entry of the page's menu: saves the numbers of all charts as a file",
  },
  csvOfChart: {
    id: "export.csvOfChart",
    defaultMessage: "Save as CSV",
    description: "Entry of a chart's menu: saves its numbers as a file",
  },
  print: {
    id: "export.print",
    defaultMessage: "Print",
    description: "Entry of the page's menu: prints the page",
  },
  copyRangeLink: {
    id: "export.copyRangeLink",
    defaultMessage: "Copy link with fixed dates",
    description: "Entry of the page's menu: copies a link that keeps its first and last day",
  },
  rangeLinkCopied: {
    id: "export.rangeLinkCopied",
    defaultMessage: "Link copied. It always shows {days}.",
    description: "Toast",
  },
  rangeLinkNotCopied: {
    id: "export.rangeLinkNotCopied",
    defaultMessage: "The link to {days} could not be copied. The browser does not allow it here.",
    description: "Toast",
  },
} as const satisfies Messages;
