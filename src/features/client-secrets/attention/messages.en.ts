/** Words about client secrets that need attention, in the list of apps. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  expiredOn: {
    id: "attention.expiredOn",
    defaultMessage: "Expired {day}",
    description: "In the list of apps: a secret has expired; {day} is a date",
  },
  expiresOn: {
    id: "attention.expiresOn",
    defaultMessage: "Expires {day}",
    description: "In the list of apps: a secret expires soon; {day} is a date",
  },
  moreSecrets: {
    id: "attention.moreSecrets",
    defaultMessage: "+{count}",
    description: "After attention.expiresOn: how many more secrets of the app need attention",
  },
  soonCount: {
    id: "attention.soonCount",
    defaultMessage: "{soon, plural, one {# secret expires} other {# secrets expire}} soon",
    description: "Button above the list of apps: shows only the apps of these secrets",
  },
  expiredCount: {
    id: "attention.expiredCount",
    defaultMessage: "{expired, plural, one {# secret has expired} other {# secrets have expired}}",
    description: "Like client-secrets.soonCount",
  },
  expiredAndSoonCount: {
    id: "attention.expiredAndSoonCount",
    defaultMessage:
      "{expired, plural, one {# secret} other {# secrets}} expired, {soon, plural, one {# expires} other {# expire}} soon",
    description: "Like client-secrets.soonCount",
  },
  showAllApps: {
    id: "attention.showAllApps",
    defaultMessage: "Show all apps",
    description: "Button: shows all apps again, after client-secrets.soonCount",
  },
} as const satisfies Messages;
