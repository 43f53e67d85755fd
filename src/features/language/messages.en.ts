/** English messages of the choice of language. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  label: "Language", // Name of the menu
  choose: "Language: {name}", // Command: changes the language; name is the language's own name
});
