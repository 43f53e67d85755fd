/** Words of the statistics. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  fewerThan: {
    id: "metrics.fewerThan",
    defaultMessage: "< {limit}",
    description: "Instead of a count that is too small to be shown",
  },
  withheld: {
    id: "metrics.withheld",
    defaultMessage: "withheld",
    description: "Instead of a count that would reveal another one that is too small to be shown",
  },
  none: { id: "metrics.none", defaultMessage: "–", description: "Instead of a number that does not exist" },
  share: { id: "metrics.share", defaultMessage: "Share", description: "Column of a chart's table" },
  statisticsOfApp: {
    id: "metrics.statisticsOfApp",
    defaultMessage: "Statistics",
    description: "Command: the statistics of one app, shown as Harbour Health → Statistics",
  },
  statisticsTitle: {
    id: "metrics.statisticsTitle",
    defaultMessage: "User Statistics",
    description: "Page: title and navigation item",
  },
  statisticsPurpose: {
    id: "metrics.statisticsPurpose",
    defaultMessage: "Who uses an app, and what its users have said about themselves.",
    description: "Line under the title of the user statistics",
  },
  segmentsTitle: {
    id: "metrics.segmentsTitle",
    defaultMessage: "Segments",
    description: "Page: title and navigation item",
  },
  segmentsPurpose: {
    id: "metrics.segmentsPurpose",
    defaultMessage: "The registered users of an app by their answers, chart by chart.",
    description: "Line under the title of the segments",
  },
  registeredSection: {
    id: "metrics.registeredSection",
    defaultMessage: "Registered users in the software kit",
    description: "Section of the user statistics",
  },
  sociodemographicSection: {
    id: "metrics.sociodemographicSection",
    defaultMessage: "Sociodemographics and general motivation",
    description: "Section of the user statistics",
  },
  activitiesSection: {
    id: "metrics.activitiesSection",
    defaultMessage: "Current health activities and preferences",
    description: "Section of the user statistics",
  },
  successSection: {
    id: "metrics.successSection",
    defaultMessage: "Success measurement",
    description: "Section of the user statistics",
  },
  demographicsSection: {
    id: "metrics.demographicsSection",
    defaultMessage: "Demographics",
    description: "Section of the segments",
  },
  healthSection: {
    id: "metrics.healthSection",
    defaultMessage: "Health",
    description: "Section of the segments",
  },
  missing: {
    id: "metrics.missing",
    defaultMessage: "—",
    description: "Instead of numbers that could not be loaded",
  },
  reload: {
    id: "metrics.reload",
    defaultMessage: "Reload",
    description: "Button of a block whose call has failed",
  },
  reloadChart: {
    id: "metrics.reloadChart",
    defaultMessage: "Reload: {title}",
    description: "Accessible name of that button: it names the chart",
  },
  noUsers: {
    id: "metrics.noUsers",
    defaultMessage: "No users in this period.",
    description: "Title of a chart whose counts are all 0",
  },
  noUsersHint: {
    id: "metrics.noUsersHint",
    defaultMessage:
      "Numbers appear here as soon as users of {app} register. Choose a longer period to see earlier ones.",
    description: "Explanation of a chart whose counts are all 0",
  },
  asOf: {
    id: "metrics.asOf",
    defaultMessage: " · as of {time}",
    description: "While offline: when the numbers were loaded, at the end of a line",
  },
  reloadAll: {
    id: "metrics.reloadAll",
    defaultMessage: "Reload all",
    description: "Button above the charts when none of them could be loaded",
  },
  nobody: {
    id: "metrics.nobody",
    defaultMessage: "Nobody was registered with {app} in this period",
    description: "Instead of all charts of a page",
  },
  nobodyEver: {
    id: "metrics.nobodyEver",
    defaultMessage: "Nobody has registered with {app} yet",
    description: "Instead of all charts of a page",
  },
  nobodyHint: {
    id: "metrics.nobodyHint",
    defaultMessage: "Numbers appear here as soon as somebody is registered.",
    description: "Below the sentence that nobody is registered",
  },
  registeredEver: {
    id: "metrics.registeredEver",
    defaultMessage:
      "{count, plural, one {One person has} other {{shown} people have}} registered since then.",
    description: "Below the sentence that nobody was registered in a period",
  },
  showPeriod: {
    id: "metrics.showPeriod",
    defaultMessage: "Show {days}",
    description: "Button: chooses the nearest period that has users, by its days",
  },
  showAllTime: {
    id: "metrics.showAllTime",
    defaultMessage: "Show all time",
    description: "Button: chooses the longest period",
  },
  reloading: {
    id: "metrics.reloading",
    defaultMessage: "The numbers are being updated",
    description: "Screen reader text while numbers reload",
  },
  previousCount: {
    id: "metrics.previousCount",
    defaultMessage: "Before",
    description: "Column: count of the previous period",
  },
  change: {
    id: "metrics.change",
    defaultMessage: "Change",
    description: "Column: difference to the previous period",
  },
  baseChange: {
    id: "metrics.baseChange",
    defaultMessage: "Change of base",
    description: "Column: difference of a share's base to the previous period",
  },
  changeText: {
    id: "metrics.changeText",
    defaultMessage: "{absolute} ({relative})",
    description: "Difference to the previous period, absolute and in percent",
  },
  more: {
    id: "metrics.more",
    defaultMessage: "▲\u00A0{size}",
    description: "Difference to the previous period",
  },
  fewer: {
    id: "metrics.fewer",
    defaultMessage: "▼\u00A0{size}",
    description: "Difference to the previous period",
  },
  unchanged: {
    id: "metrics.unchanged",
    defaultMessage: "±\u00A00",
    description: "No difference to the previous period",
  },
  changeWithoutBase: {
    id: "metrics.changeWithoutBase",
    defaultMessage: "{absolute} (no base)",
    description: "Difference to a previous period that was 0",
  },
  unchangedSpoken: {
    id: "metrics.unchangedSpoken",
    defaultMessage: "unchanged",
    description: "For screen readers, below a key figure",
  },
  up: {
    id: "metrics.up",
    defaultMessage: "▲ {size} (+{relative})",
    description: "Below a key figure: how many more than in the previous period, and by how many percent",
  },
  down: {
    id: "metrics.down",
    defaultMessage: "▼ {size} (−{relative})",
    description: "Below a key figure: how many fewer than in the previous period",
  },
  moreSpoken: {
    id: "metrics.moreSpoken",
    defaultMessage: "{size} more (+{relative})",
    description: "For screen readers, below a key figure",
  },
  fewerSpoken: {
    id: "metrics.fewerSpoken",
    defaultMessage: "{size} fewer (−{relative})",
    description: "For screen readers, below a key figure",
  },
  upFromZero: {
    id: "metrics.upFromZero",
    defaultMessage: "▲ {size} (from 0)",
    description: "Below a key figure that was 0 in the previous period",
  },
  moreThanZero: {
    id: "metrics.moreThanZero",
    defaultMessage: "{size} more (from 0)",
    description: "For screen readers, below a key figure that was 0",
  },
  upInPoints: {
    id: "metrics.upInPoints",
    defaultMessage: "▲ {size} pp",
    description: "Below a share: by how many percentage points it is higher than in the previous period",
  },
  downInPoints: {
    id: "metrics.downInPoints",
    defaultMessage: "▼ {size} pp",
    description: "Below a share: by how many percentage points it is lower than in the previous period",
  },
  moreInPoints: {
    id: "metrics.moreInPoints",
    defaultMessage: "{size} percentage points more",
    description: "For screen readers, below a share",
  },
  fewerInPoints: {
    id: "metrics.fewerInPoints",
    defaultMessage: "{size} percentage points less",
    description: "For screen readers, below a share",
  },
  expandAll: { id: "metrics.expandAll", defaultMessage: "Expand all", description: "Button" },
  collapseAll: { id: "metrics.collapseAll", defaultMessage: "Collapse all", description: "Button" },
  chartsOf: {
    id: "metrics.chartsOf",
    defaultMessage: "Charts: {section}",
    description: "Name of a section's links to its charts",
  },
  appsFailed: {
    id: "metrics.appsFailed",
    defaultMessage: "The apps could not be loaded",
    description: "Title instead of the statistics",
  },
  appsReloadFailed: {
    id: "metrics.appsReloadFailed",
    defaultMessage: "The list of apps could not be refreshed",
    description: "Heading of a notice: a reload failed, the last list stays",
  },
  appsReloading: {
    id: "metrics.appsReloading",
    defaultMessage: "The list of apps is being updated",
    description: "For screen readers, while the list of apps reloads",
  },
  noAppsTitle: {
    id: "metrics.noAppsTitle",
    defaultMessage: "No apps yet",
    description: "Title instead of the statistics",
  },
  noAppsText: {
    id: "metrics.noAppsText",
    defaultMessage: "As soon as there is an app, its statistics appear here.",
    description: "Text instead of the statistics",
  },
  toOverview: {
    id: "metrics.toOverview",
    defaultMessage: "Go to the overview",
    description: "Link if there is no app",
  },
  chartCommand: {
    id: "metrics.chartCommand",
    defaultMessage: "Segments: {title}",
    description: "Command: goes to a chart",
  },
  periodCommand: {
    id: "metrics.periodCommand",
    defaultMessage: "Period: {period}",
    description: "Command: chooses a period",
  },
} as const satisfies Messages;
