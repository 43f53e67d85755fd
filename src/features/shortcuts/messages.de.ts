/** German messages of the shortcuts. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Tastenkürzel",
  search: "Suchen",
  create: "Neu, auf dieser Seite",
  goTo: "Zu „{page}“",
  list: "Diese Liste",
  palette: "Suche und Befehle",
  areOn: "Kürzel aus einzelnen Tasten verwenden",
  close: "Schließen",
} satisfies Translation<typeof english>;
