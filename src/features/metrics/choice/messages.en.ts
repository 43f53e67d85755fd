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
    defaultMessage: "No app has this in its name.",
    description: "In the app field's list when nothing is found",
  },
  moreApps: {
    id: "choice.moreApps",
    defaultMessage: "{count} more; type to narrow down",
    description: "Last line of the app field's list",
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
  inZone: {
    id: "choice.inZone",
    defaultMessage: "{days} · {zone}",
    description: "Days of a period and the time zone",
  },
  compare: {
    id: "choice.compare",
    defaultMessage: "Compare with the period before",
    description: "Switch: compares with the period before",
  },
  comparedWith: {
    id: "choice.comparedWith",
    defaultMessage: "Compared with {days}",
    description: "Days of the previous period",
  },
  nothingBefore: {
    id: "choice.nothingBefore",
    defaultMessage: "Nothing comes before all time",
    description: "Why the switch is disabled",
  },
} as const satisfies Messages;
