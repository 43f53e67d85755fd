/** Words about client secrets that need attention, in the overview. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  none: "No secret", // In the list of apps: the app has none, so that it cannot reach the platform
  valid: "Valid", // In the list of apps: it has a secret, and none expires soon
  expiredOn: "Expired {day}", // In the list of apps: the app has no valid secret; the last one expired on this day
  // In the list of apps: how many secrets expire soon, and when the first one does
  expiresOn: "{count, plural, one {Expires {day}} other {# expire, first {day}}}",
  // Toggle button above the list of apps: shows these secrets of all apps in one list, and how many they are
  toCheck: "{count, plural, one {# secret to check} other {# secrets to check}}",
  listTitle: "Secrets to check", // Name of that list
  app: "App", // Column of that list
  // Above that list: what it contains, and of how many apps the secrets are known
  listed:
    "Expired without a successor, expiring within 30 days, or without an end, from {known} of {count, plural, one {# active app} other {# active apps}}.",
  rotateOf: "Rotate secret “{alias}” of {app}", // Accessible name of a button of that list; also a command
  days: "Days left", // Column of the list as a file: days until a secret expires, negative if it has expired
  nothingToCheck: "No secrets to check", // Title instead of that list
  old: "{count} expired", // After `valid` or `expiresOn`: how many other secrets have expired, and ask for nothing
});
