/** Words of choosing an app and a period. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  app: "App", // Field: which app's numbers are shown
  findApp: "Find an app", // Placeholder of the app field
  noSuchApp: "No matching apps", // In the app field's list when nothing is found
  moreApps: "{count} more – keep typing to narrow down", // Last line of the app field's list
  // Toast when somebody leaves the app field with a text that matches no app, or several
  noAppChosen: "No app chosen for “{typed}”.",
  period: "Period", // Field: which period is shown
  LAST_7_DAYS: "last 7 days", // Period
  today: "today", // Period
  yesterday: "yesterday", // Period
  LAST_30_DAYS: "last 30 days", // Period
  LAST_60_DAYS: "last 60 days", // Period
  LAST_90_DAYS: "last 90 days", // Period
  THIS_MONTH: "this month", // Period
  LAST_MONTH: "last month", // Period
  LAST_3_MONTH: "last 3 months", // Period
  LAST_6_MONTH: "last 6 months", // Period
  THIS_YEAR: "this year", // Period
  LAST_YEAR: "last year", // Period
  otherDates: "custom dates…", // Last entry of the periods: opens a dialog with a calendar
  chooseDates: "Choose dates", // Title of that dialog
  firstDay: "First day", // Field of that dialog
  lastDay: "Last day", // Field of that dialog
  lastDayHint: "Empty: that day alone", // Below the empty field of the last day
  showDays: "Show these days", // Button: shows the statistics of the chosen days
  unreadable: "Please enter a date such as 30/06/2025.", // Error of a day
  outside: "Please choose a day from 1970 up to today, {today}.", // Error of a day
  order: "The last day is before the first one.", // Error of the last day
  short: "Please choose at least {days} days.", // Error of the last day
  // Hint of that dialog; counts of few people are withheld
  atLeastDays: "At least {days} days, so that small groups stay withheld.",
  until: "until {date}", // Period: all time
  previous: "Previous period", // Button: shows the previous period of the same length
  next: "Next period", // Button: shows the next period of the same length
  compare: "Comparison", // Field: what the period is compared with
  withNothing: "no comparison", // Comparison
  withPrevious: "with the previous period", // Comparison
  withLastYear: "with the same period last year", // Comparison
  comparedWith: "vs {what}", // Days of the compared period, in a line after other words
  // These days while the period is not over: both are compared until the same time of day
  untilTime: "{days}, up to {time} as today",
  // Titles of a notice; what stands in the link follows
  linkApp: "The link’s app is not in the list. Shown instead: {app}",
  linkPeriod: "The link’s dates could not be read. Shown instead: {period}",
  linkShort:
    "The link’s dates are too few: at least {days} days keep small groups withheld. Shown instead: {period}",
  unknownZone: "your browser names no time zone", // In brackets after UTC, the time zone of all days
  linkZone: "the link’s time zone", // In brackets after the time zone of all days, when a link has brought another than the browser's
  toOwnZone: "Use your time zone", // Link after `linkZone`: shows the same days in the browser's time zone
  // After `comparedWith`, on paper and in images: what the signs in charts mean
  ticks: "|\u2060\u00A0before · (+1.0) = percentage points",
  disabled: "Disabled", // Chip before the days: the app may not use the platform
  choose: "App and period", // Title of the dialog with the choice of app and period
  done: "Done", // Button: closes the dialog
});
