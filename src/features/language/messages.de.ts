/** German messages of the choice of language. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  label: "Sprache",
  choose: "Sprache: {name}",
} satisfies Translation<typeof english>;
