/** English messages of updates. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "updates.title",
    defaultMessage: "A new version is available",
    description: "Heading of the notice, above what is new",
  },
  reload: {
    id: "updates.reload",
    defaultMessage: "Reload",
    description: "Button: reloads the page, which loads the new version",
  },
  later: {
    id: "updates.later",
    defaultMessage: "Later",
    description: "Button: hides the notice",
  },
} as const satisfies Messages;
