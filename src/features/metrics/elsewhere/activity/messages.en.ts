/** Words about the active users of an app, in the list of apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  activeUsers: "active", // In the list of apps after the number of active users, on a phone; elsewhere for screen readers
  nobody: "Nobody", // In the list of apps, instead of 0 active users of an app that is not disabled
  statistics: "(statistics)", // For screen readers, after the number of active users: where its link leads
  pending: "Loading", // For screen readers, in the list of apps until the number of active users is known
  unknown: "Not loaded", // In the list of apps, instead of the number of active users
  up: "▲ {relative}", // In the list of apps: by how many percent more users are active than in the 30 days before
  down: "▼ {relative}", // Like `up`: by how many percent fewer
  unchanged: "± 0", // Like `up`: as many
  upFromZero: "▲ from 0", // Like `up`, if nobody was active before
  moreSpoken: "{relative} more than in the 30 days before", // For screen readers, instead of `up`
  fewerSpoken: "{relative} fewer than in the 30 days before", // For screen readers, instead of `down`
  unchangedSpoken: "as many as in the 30 days before", // For screen readers, instead of `unchanged`
  moreThanZero: "nobody in the 30 days before", // For screen readers, instead of `upFromZero`
});
