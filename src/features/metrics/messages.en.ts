/** Words of the statistics. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  fewerThan: "< {limit}", // Instead of a count that is too small to be shown
  withheld: "withheld", // Instead of a count that would reveal another one that is too small to be shown
  none: "–", // Instead of a number that does not exist
  both: "{first} · {second}", // Beside a chart's title: its totals, and its longest bar
  share: "Share", // Column of a chart's table
  statisticsOfApp: "Statistics", // Command: the statistics of one app, shown as Harbour Health → Statistics
  registeredSection: "Registered users in the software kit",
  sociodemographicSection: "Sociodemographics and general motivation",
  activitiesSection: "Current health activities and preferences",
  successSection: "Success measurement", // Section of the user statistics
  demographicsSection: "Demographics", // Section of the segments
  healthSection: "Health", // Section of the segments
  // Links to the sections on phones
  registeredShort: "Growth",
  sociodemographicShort: "People",
  activitiesShort: "Health",
  successShort: "Success",
  sections: "Sections", // Name of these links
  activeEver: "Active at least once", // Figure for all time: users who were active at any time
  missing: "—", // Instead of numbers that could not be loaded
  reloadSection: "Reload: {section}", // Accessible name of the next button: it names the section
  reload: "Reload", // Button of a block whose call has failed
  registeredBy: "Everyone registered by {day}", // Beside the heading of charts that do not depend on the first day
  // Takes the place of a chart whose bars are almost equally long: Active share by age: 93% to 97%
  evenShares: "{title}: {least} to {most}",
  noAnswers: "No answers", // Instead of a chart whose counts are all 0
  asOf: " · as of {time}", // While offline: when the numbers were loaded, at the end of a line
  reloadAll: "Reload all", // Button above the charts when none of them could be loaded
  emptyPeriod: "{app} had no users in this period", // Instead of all charts of a page
  nobodyEver: "No users yet", // Instead of all charts of a page
  nobodyHint: "Numbers appear with the first one.",
  connect: "Connect the app", // Link to the page of an app that has no users
  showAllTime: "Show all time", // Button: chooses the longest period
  conflicts: "The platform’s figures do not add up", // Title; places of the answers follow
  reloading: "The numbers are being updated",
  comparedCount: "Compared", // Column: count of the compared period
  changeOf: "{measure}, change", // Column: difference to the compared period; measure: Active users
  pointsChange: "Share, points", // Column: by how many percentage points a share has changed
  // How a count has changed since the compared period: nothing, from 0, more or fewer
  changeText:
    "{kind, select, none {±{size} (±{relative})} fromZero {+{size} (new)} up {+{size} (+{relative})} other {−{size} (−{relative})}}",
  // The same below a key figure
  figureChange:
    "{kind, select, none {±\u00A00} fromZero {▲ {size} (from 0)} up {▲ {size} (+{relative})} other {▼ {size} (−{relative})}}",
  // The same for screen readers
  figureChangeSpoken:
    "{kind, select, none {no change} fromZero {{size} more (from 0)} up {{size} more (+{relative})} other {{size} fewer (−{relative})}}",
  expandAll: "Expand all", // Button
  collapseAll: "Collapse all", // Button
  chartsOf: "Charts: {section}", // Name of a section's links to its charts
  appsFailed: "The apps could not be loaded",
  noAppsTitle: "No apps yet", // Title instead of the statistics
  noAppsText: "As soon as there is an app, its statistics appear here.",
  toOverview: "Go to the overview",
  chartCommand: "Segments: {title}", // Command: goes to a chart
  periodCommand: "Period: {period}", // Command: chooses a period
  comparisonCommand: "Comparison: {comparison}", // Command: chooses what the period is compared with
  soFarIn: "{name}, {period} so far", // Name of a key figure of all time: of a part of it that is not over, such as Q3 2026
  ofRegistered: "{share} of registered", // In small letters after a number of active users
  figureNote: "{figure}, {note}", // A key figure in a text for the clipboard, with what is below it
  title: "What changed", // Above up to three sentences about shares
  disabled: "This app is disabled, so nobody can be active.", // Below the key figures
  noOtherChange: "No other notable change", // Below the key figures, which show their own changes
  // Begin of a sentence: 'Topics, Nutrition: 26%', and of the active share in a group: '50–59: 16% active'
  shareOf: "{chart}, {category}: {now}",
  activeGroup: "{group}: {now} active",
  groupOf: "{chart}, {category}", // The group of that sentence, where its name alone does not say enough: 'Gender, Unknown'
  // The same with its change in percentage points; `all`: how the active share changed in all
  changed:
    "{kind, select, up {{words}, {size} points up from {before}} other {{words}, {size} points down from {before}}}",
  changedApart:
    "{kind, select, none {{words}, as before (all users: {all})} up {{words}, {size} points up from {before} (all users: {all})} other {{words}, {size} points down from {before} (all users: {all})}}",
  notCompared: "Some figures are missing, so other changes are not shown", // Below the key figures
  disabledApp: "{app} (disabled)", // Name of a disabled app in exports
  zone: "Time zone", // Name of the time zone in exports
  created: "Created", // Name of the time of creation in exports
  base: "Base", // Column of exports: what the count is a part of
  // Columns of exports: the first and the last day
  from: "From",
  to: "To",
  // Columns of exports: the first and the last day that are compared
  compareFrom: "CompareFrom",
  compareTo: "CompareTo",
  comparedBase: "Compared base", // Column of exports: base of the compared period
  chart: "Chart", // Column of exports
  measure: "Counted", // Column: what a chart counts
  category: "Category", // Column of exports
  series: "Series", // Column of exports
  count: "Count", // Column of exports
  csv: "Download all as CSV",
  csvWithout: "Could not be loaded, so not saved: {charts}", // After a file was downloaded: names of charts
  copyImage: "Copy image", // Entry of a chart's menu: copies its picture
  imageCopied: "Image copied", // Toast
  imageNotCopied: "The image could not be copied. The browser does not allow it here.", // Toast
  linkKeywords: "Link share freeze URL", // Search words of the palette
  copyRangeLink: "Copy link with fixed dates",
  rangeLinkCopied: "Link copied. It always shows {days}.", // Toast
  rangeLinkNotCopied: "The link to {days} could not be copied. The browser does not allow it here.", // Toast
});
