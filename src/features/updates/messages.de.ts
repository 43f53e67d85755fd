/** German messages of updates. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Eine neue Version ist verfügbar",
  reload: "Neu laden",
  later: "Später",
} satisfies Translation<typeof english>;
