/** German messages of the choice of colour mode. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  label: "Farbmodus",
  system: "Systemeinstellung",
  light: "Hell",
  dark: "Dunkel",
  choose: "Farbmodus: {name}",
} satisfies Translation<typeof english>;
