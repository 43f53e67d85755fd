/** English messages of the shortcuts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Keyboard shortcuts", // Heading of the list, and the command that opens it
  search: "Search", // What a shortcut does: focuses the page's search, or opens the command palette
  create: "New, on this page",
  goTo: "Go to {page}", // What a shortcut does
  list: "This list", // What a shortcut does
  palette: "Search and commands", // What a shortcut does: opens the command palette
  areOn: "Use shortcuts of single keys",
  close: "Close", // Button: closes the list
});
