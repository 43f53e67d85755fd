/** English messages of the shortcuts. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "shortcuts.title",
    defaultMessage: "Keyboard shortcuts",
    description: "Heading of the list, and the command that opens it",
  },
  search: {
    id: "shortcuts.search",
    defaultMessage: "Search",
    description: "What a shortcut does: focuses the page's search, or opens the command palette",
  },
  create: {
    id: "shortcuts.create",
    defaultMessage: "New, on this page",
    description: "What a shortcut does: a new app, secret, theme or invitation, depending on the page",
  },
  goTo: {
    id: "shortcuts.goTo",
    defaultMessage: "Go to {page}",
    description: "What a shortcut does",
  },
  list: {
    id: "shortcuts.list",
    defaultMessage: "This list",
    description: "What a shortcut does",
  },
  palette: {
    id: "shortcuts.palette",
    defaultMessage: "Search and commands",
    description: "What a shortcut does: opens the command palette",
  },
  areOn: {
    id: "shortcuts.areOn",
    defaultMessage: "Use shortcuts of single keys",
    description: "Switch: all shortcuts except the one with Ctrl or ⌘",
  },
  close: {
    id: "shortcuts.close",
    defaultMessage: "Close",
    description: "Button: closes the list",
  },
} as const satisfies Messages;
