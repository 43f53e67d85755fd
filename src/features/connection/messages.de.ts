/** German messages of the connection. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Sie sind offline",
  text: "Was Sie sehen, wurde vor {since} geladen. Ändern können Sie wieder etwas, sobald die Verbindung zurück ist.",
  waiting: "Sie sind offline. Das geht wieder, sobald die Verbindung zurück ist.",
} satisfies Translation<typeof english>;
