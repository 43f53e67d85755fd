/** Words about client secrets that need attention, in the list of apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  expiredOn: "Expired {day}", // In the list of apps: a secret has expired; {day} is a date
  expiresOn: "Expires {day}", // In the list of apps: a secret expires soon; {day} is a date
  moreSecrets: "and {count, plural, other {# more}}", // After `expiresOn`: how many more secrets of the app need attention
  // The same for screen readers
  moreSecretsSpoken: "and {count, plural, one {# more secret} other {# more secrets}}",
  none: "OK", // In the list of apps: no secret has expired or expires soon
  unknown: "Not loaded", // In the list of apps, instead of when secrets expire
  pending: "Loading", // For screen readers, in the list of apps until it is known when secrets expire
  // Above the list of apps: how many secrets will expire soon
  soonCount: "{soon, plural, one {# secret expires} other {# secrets expire}} soon",
  // Like `soonCount`
  expiredCount: "{expired, plural, one {# secret has expired} other {# secrets have expired}}",
  // Like `soonCount`
  expiredAndSoonCount:
    "{expired, plural, one {# secret} other {# secrets}} expired, {soon, plural, one {# expires} other {# expire}} soon",
});
