/** Words of choosing an app and a period. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  app: { id: "choice.app", defaultMessage: "App", description: "Field: which app's numbers are shown" },
  findApp: {
    id: "choice.findApp",
    defaultMessage: "Find an app",
    description: "Placeholder of the app field",
  },
  noSuchApp: {
    id: "choice.noSuchApp",
    defaultMessage: "No matching apps",
    description: "In the app field's list when nothing is found",
  },
  moreApps: {
    id: "choice.moreApps",
    defaultMessage: "{count} more; type to narrow the list",
    description: "Last line of the app field's list",
  },
  noAppChosen: {
    id: "choice.noAppChosen",
    defaultMessage: "No app chosen for “{typed}”.",
    description: "Toast when somebody leaves the app field with a text that matches no app, or several",
  },
  period: { id: "choice.period", defaultMessage: "Period", description: "Field: which period is shown" },
  last7Days: { id: "choice.last7Days", defaultMessage: "last 7 days", description: "Period" },
  last30Days: { id: "choice.last30Days", defaultMessage: "last 30 days", description: "Period" },
  last60Days: { id: "choice.last60Days", defaultMessage: "last 60 days", description: "Period" },
  last90Days: { id: "choice.last90Days", defaultMessage: "last 90 days", description: "Period" },
  thisMonth: { id: "choice.thisMonth", defaultMessage: "this month", description: "Period" },
  lastMonth: { id: "choice.lastMonth", defaultMessage: "last month", description: "Period" },
  last3Month: { id: "choice.last3Month", defaultMessage: "last 3 months", description: "Period" },
  last6Month: { id: "choice.last6Month", defaultMessage: "last 6 months", description: "Period" },
  thisYear: { id: "choice.thisYear", defaultMessage: "this year", description: "Period" },
  lastYear: { id: "choice.lastYear", defaultMessage: "last year", description: "Period" },
  until: { id: "choice.until", defaultMessage: "until {date}", description: "Period: all time" },
  previous: {
    id: "choice.previous",
    defaultMessage: "Previous period",
    description: "Button: shows the previous period of the same length",
  },
  next: {
    id: "choice.next",
    defaultMessage: "Next period",
    description: "Button: shows the next period of the same length",
  },
  compare: {
    id: "choice.compare",
    defaultMessage: "Compare with previous period",
    description: "Switch: compares with the previous period",
  },
  compareShort: {
    id: "choice.compareShort",
    defaultMessage: "Compare",
    description: "The same switch in the bar: the first word of its name",
  },
  comparedWith: {
    id: "choice.comparedWith",
    defaultMessage: "compared with {days}",
    description: "Days of the previous period, in a line after other words",
  },
  nothingBefore: {
    id: "choice.nothingBefore",
    defaultMessage: "no earlier period to compare with",
    description: "Why the switch is disabled, in a line after other words",
  },
  choose: {
    id: "choice.choose",
    defaultMessage: "App and period",
    description: "Title of the dialog with the choice of app and period",
  },
  done: { id: "choice.done", defaultMessage: "Done", description: "Button: closes the dialog" },
} as const satisfies Messages;
