/** English messages of the choice of language. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  label: {
    id: "language.label",
    defaultMessage: "Language",
    description: "Name of the menu",
  },
  en: {
    id: "language.en",
    defaultMessage: "English",
    description: "Name of the language, in that language",
  },
  de: {
    id: "language.de",
    defaultMessage: "Deutsch",
    description: "Name of the language, in that language",
  },
  choose: {
    id: "language.choose",
    defaultMessage: "Language: {name}",
    description: "Command: changes the language; name is the language's own name",
  },
} as const satisfies Messages;
