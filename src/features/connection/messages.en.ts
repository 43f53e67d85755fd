/** English messages of the connection. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "You are offline", // Heading of the notice while there is no network
  // since is a time, such as 20 Nov 2026, 14:03 CET
  text: "What you see was loaded before {since}. You can make changes again when the connection is back.",
  waiting: "You are offline. This can be done when the connection is back.",
});
