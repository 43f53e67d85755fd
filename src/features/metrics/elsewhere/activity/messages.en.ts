/** Words about the active users of an app, in the list of apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  active: "active", // In the list of apps on a phone, after the number of active users
  activeUsers: "{count, select, 1 {1 active user} other {{count} active users}}", // In a text about an app
  // For screen readers: a number in the list of apps, and where its link leads
  statistics: "{count, select, 1 {1 active user} other {{count} active users}}, statistics",
  new: "new", // In the list of apps on a phone, after the number of new users
  newUsers: "{count, select, 1 {1 new user} other {{count} new users}}", // For screen readers: a number in the list of apps
  // In the list of apps: how many more users are active or new than in the {days} days before
  change: "{kind, select, none {±\u00A00} fromZero {▲ from 0} up {▲ {relative}} other {▼ {relative}}}",
  // The same in a text whose first line names the days
  changeWritten: "{kind, select, none {no change} fromZero {from 0} up {+{relative}} other {−{relative}}}",
  // The same for screen readers
  changeSpoken:
    "{kind, select, none {as many as in the {days} days before} fromZero {nobody in the {days} days before} up {{relative} more than in the {days} days before} other {{relative} fewer than in the {days} days before}}",
});
