/** German messages of the shortcuts. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Tastenkürzel",
  search: "Liste durchsuchen",
  create: "Neu …",
  goTo: "{page} öffnen",
  list: "Tastenkürzel anzeigen",
  palette: "Suche",
  areOn: "Kürzel mit einer Taste",
  close: "Schließen",
} satisfies Translation<typeof english>;
