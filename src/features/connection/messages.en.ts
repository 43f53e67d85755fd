/** English messages of the connection. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "You are offline", // Heading of the notice while there is no network
  // since is a time, such as 20 Nov 2026, 14:03 CET
  text: "You’re seeing data from before {since}. You can edit again once you’re online.",
  waiting: "You are offline. Available once you’re back online.",
});
