/** Words of the choice of language. */
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
    description: "The language, in itself",
  },
  de: {
    id: "language.de",
    defaultMessage: "Deutsch",
    description: "The language, in itself",
  },
  choose: {
    id: "language.choose",
    defaultMessage: "Language: {name}",
    description: "Command: changes the language; name is the language in itself",
  },
} as const satisfies Messages;
