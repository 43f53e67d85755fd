/** Words of the statistics. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  fewerThan: "< {limit}", // Instead of a count that is too small to be shown
  withheld: "withheld", // Instead of a count that would reveal another one that is too small to be shown
  none: "–", // Instead of a number that does not exist
  both: "{first} · {second}", // Beside a chart's title: its totals, and its longest bar
  share: "Share", // Column of a chart's table
  ofOtherApp: "{app}: {what}", // Column: the count or share of the app that the shown one is compared with
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
  demographicsShort: "Demographics",
  healthShort: "Health",
  sections: "Sections", // Name of these links
  activeEver: "Active at least once", // Figure for all time: users who were active at any time
  inactiveCount: "{count} inactive", // Beside the active share: how many are not active
  missing: "—", // Instead of numbers that could not be loaded
  reloadSection: "Reload: {section}", // Accessible name of the next button: it names the section
  reload: "Reload", // Button of a block whose call has failed
  registeredBy: "Everyone registered by {day}", // Beside the heading of charts that do not depend on the first day
  // Takes the place of a chart whose bars are almost equally long: Active share by age: 93% to 97%
  evenShares: "{title}: {least} to {most}",
  noUsers: "No users in this period.",
  // Explanation of a chart whose counts are all 0
  noUsersHint:
    "Numbers appear here as soon as users of {app} register. Choose a longer period to see earlier ones.",
  asOf: " · as of {time}", // While offline: when the numbers were loaded, at the end of a line
  reloadAll: "Reload all", // Button above the charts when none of them could be loaded
  emptyPeriod: "{app} had no users in this period", // Instead of all charts of a page
  nobodyEver: "Nobody has registered with {app} yet", // Instead of all charts of a page
  nobodyHint: "Numbers appear with the first user.",
  connect: "Connect the app", // Link to the page of an app that has no users
  // Below the sentence that nobody was registered in a period
  registeredEver: "{count, plural, one {One person has} other {{shown} people have}} registered since then.",
  showPeriod: "Show {days}", // Button: chooses the nearest period that has users, by its days
  showAllTime: "Show all time", // Button: chooses the longest period
  conflicts: "The platform’s figures do not add up", // Title; places of the answers follow
  reloading: "The numbers are being updated",
  previousCount: "Compared", // Column: count of the compared period
  changeOf: "{measure}, change", // Column: difference to the compared period; measure: Active users
  pointsChange: "Share, points", // Column: by how many percentage points a share has changed
  pointsApart: "Difference in points", // Column: by how many percentage points the shares of two apps differ
  // How a count has changed since the compared period: nothing, from 0, more or fewer
  changeText:
    "{kind, select, none {±{size} (±{relative})} fromZero {+{size} (new)} up {+{size} (+{relative})} other {−{size} (−{relative})}}",
  // The same below a key figure
  figureChange:
    "{kind, select, none {±\u00A00} fromZero {▲ {size} (from 0)} up {▲ {size} (+{relative})} other {▼ {size} (−{relative})}}",
  // The same for screen readers
  figureChangeSpoken:
    "{kind, select, none {no change} fromZero {{size} more (from 0)} up {{size} more (+{relative})} other {{size} fewer (−{relative})}}",
  // Below a share: by how many percentage points it has changed
  sharePoints: "{kind, select, none {±\u00A00} up {▲ {size} pts} other {▼ {size} pts}}",
  // The same for screen readers
  sharePointsSpoken:
    "{kind, select, none {no change} up {{size} percentage points higher} other {{size} percentage points lower}}",
  expandAll: "Expand all", // Button
  collapseAll: "Collapse all", // Button
  chartsOf: "Charts: {section}", // Name of a section's links to its charts
  appsFailed: "The apps could not be loaded",
  appsReloadFailed: "The list of apps could not be refreshed",
  appsReloading: "The list of apps is being updated",
  noAppsTitle: "No apps yet", // Title instead of the statistics
  noAppsText: "As soon as there is an app, its statistics appear here.",
  toOverview: "Go to the overview",
  chartCommand: "Segments: {title}", // Command: goes to a chart
  periodCommand: "Period: {period}", // Command: chooses a period
  comparisonCommand: "Comparison: {comparison}", // Command: chooses what the period is compared with
});
