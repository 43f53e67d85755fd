/** Words of CSV files, images and print. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  disabledApp: "{app} (disabled)", // Name of a disabled app in exports
  comparedWith: "Compared with", // Name of the compared days or app in exports
  zone: "Time zone", // Name of the time zone in exports
  created: "Created", // Name of the time of creation in exports
  base: "Base", // Column of exports: what the count is a part of
  previousBase: "Compared base", // Column of exports: base of the compared period
  chart: "Chart", // Column of exports
  measure: "Counted", // Column: what a chart counts
  category: "Category", // Column of exports
  series: "Series", // Column of exports
  count: "Count", // Column of exports
  actions: "More actions", // Button: opens the page's menu
  csv: "Download all as CSV",
  csvOfChart: "Download CSV", // Entry of a chart's menu: saves its numbers as a file
  copyImage: "Copy image", // Entry of a chart's menu: copies its picture
  imageCopied: "Image copied", // Toast
  imageNotCopied: "The image could not be copied. The browser does not allow it here.", // Toast
  copyTable: "Copy table", // Entry of a chart's menu: copies its numbers as cells for a spreadsheet
  tableCopied: "Table copied", // Toast
  tableNotCopied: "The table could not be copied. The browser does not allow it here.", // Toast
  // Search words of the palette
  csvKeywords: "CSV export download Excel table spreadsheet",
  printKeywords: "Print paper PDF",
  linkKeywords: "Link share freeze URL",
  whenLoaded: "Starts when all has loaded ({count} of {all})", // Below `csv` and `print`, while numbers are loading
  print: "Print", // Entry of the page's menu: prints the page
  copyRangeLink: "Copy link with fixed dates",
  rangeLinkCopied: "Link copied. It always shows {days}.", // Toast
  rangeLinkNotCopied: "The link to {days} could not be copied. The browser does not allow it here.", // Toast
});
