/** Words about client secrets that need attention, in the overview. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  none: "No secret", // In the list of apps: the app has none, so that it cannot reach the platform
  valid: "Valid", // In the list of apps: it has a secret, and none expires soon
  expiredOn: "Expired {day}", // In the list of apps: the app has no valid secret; the last one expired on this day
  // In the list of apps: how many secrets expire soon, and when the first one does
  expiresOn: "{count, plural, one {Expires {day}} other {# expire, first {day}}}",
  soon: "Expires soon", // State of an app’s secrets in a file
  expires: "Secret expires", // Column of the list of apps as a file: the day
  alias: "Secret alias", // Column of the list of apps as a file: which secrets it is about
  listTitle: "Secrets that need attention", // Name of the list of these secrets of all apps; also a command
  app: "App", // Column of that list
  // Above that list: what it contains, and of how many apps the secrets are known
  listed:
    "Missing, expired or expiring in the next 14 days, in {isWhole, select, yes {} other {{known} of }}{count, plural, one {# active app} other {# active apps}}.",
  create: "Create", // Button of that list: creates a secret for an app without a valid one
  createFor: "Create a secret for {app}", // Accessible name of that button; also a command
  rotateOf: "Rotate secret “{alias}” of {app}", // Accessible name of a button of that list; also a command
  days: "Days left", // Column of the list as a file: days until a secret expires, negative if it has expired
  nothingToDo: "No secrets need attention", // Title instead of that list
  endless: "Without an end ({count})", // Below that list, before links to secrets that never expire
  ofApp: "{alias}\u00A0·\u00A0{app}", // Link after it: a secret and its app
  old: "{count} expired", // After `valid` or `expiresOn`: how many other secrets have expired, and ask for nothing
});
