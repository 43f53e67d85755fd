/** English messages of the connection. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "connection.title",
    defaultMessage: "You are offline",
    description: "Heading of the notice while there is no network",
  },
  text: {
    id: "connection.text",
    defaultMessage:
      "What you see was loaded before {since}. You can make changes again when the connection is back.",
    description: "since is a time, such as 20 Nov 2026, 14:03 CET",
  },
  waiting: {
    id: "connection.waiting",
    defaultMessage: "You are offline. This can be done when the connection is back.",
    description: "In a dialog, above a button that is disabled while offline",
  },
} as const satisfies Messages;
