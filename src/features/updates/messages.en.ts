/** Words of updates. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "updates.title",
    defaultMessage: "A new version is available",
    description: "Heading of the notice; below it stands what is new",
  },
  reload: {
    id: "updates.reload",
    defaultMessage: "Reload",
    description: "Button: loads the page anew, with the new version",
  },
  later: {
    id: "updates.later",
    defaultMessage: "Later",
    description: "Button: takes the notice away",
  },
} as const satisfies Messages;
