/** Words about the active users of an app, in the list of apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  activeUsers: "active", // In the list of apps after the number of active users, on a phone; elsewhere for screen readers
  nobody: "Nobody", // In the list of apps, instead of 0 active users of an app that is not disabled
  statistics: "(statistics)", // For screen readers, after the number of active users: where its link leads
  pending: "Loading", // For screen readers, in the list of apps until the number of active users is known
  unknown: "Not loaded", // In the list of apps, instead of the number of active users
  // In the list of apps: how many more users are active than in the 30 days before
  change: "{kind, select, none {±\u00A00} fromZero {▲ from 0} up {▲ {relative}} other {▼ {relative}}}",
  // The same for screen readers
  changeSpoken:
    "{kind, select, none {as many as in the 30 days before} fromZero {nobody in the 30 days before} up {{relative} more than in the 30 days before} other {{relative} fewer than in the 30 days before}}",
});
