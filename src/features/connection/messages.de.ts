/** German messages of the connection. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Sie sind offline",
  text: "Stand: vor {since}. Bearbeiten geht wieder, sobald Sie online sind.",
  waiting: "Sie sind offline. Das geht wieder, sobald Sie online sind.",
} satisfies Translation<typeof english>;
