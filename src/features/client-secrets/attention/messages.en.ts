/** Words about client secrets that need attention, in the overview. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  none: "No secret", // In the list of apps: the app has none, so that it cannot reach the platform
  valid: "Valid", // In the list of apps: the app has valid secrets, none of which expires soon
  expiredOn: "Expired {day}", // In the list of apps: the app has no valid secret; the last one expired on this day
  // In the list of apps: how many secrets expire soon, and when the first one does
  expiresOn: "{count, plural, one {Expires {day}} other {# expire, first {day}}}",
  old: "{count} expired", // After `valid` or `expiresOn`: how many other secrets have expired, and ask for nothing
});
