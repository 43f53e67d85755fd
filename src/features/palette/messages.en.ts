/** English messages of the command palette. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "palette.title",
    defaultMessage: "Command palette",
    description: "Name of the dialog",
  },
  placeholder: {
    id: "palette.placeholder",
    defaultMessage: "Search pages, apps and commands",
    description: "In the search field, and its name",
  },
  results: {
    id: "palette.results",
    defaultMessage: "Results",
    description: "Name of the list",
  },
  count: {
    id: "palette.count",
    defaultMessage: "{total, plural, =0 {Nothing found} one {# result} other {# results}}",
    description: "For screen readers after typing; also visible when nothing is found",
  },
  countOfMore: {
    id: "palette.countOfMore",
    defaultMessage: "{shown, number} of {total, number} results. Type more to narrow them.",
    description: "Shown when there are more results than are listed",
  },
  pages: {
    id: "palette.pages",
    defaultMessage: "Pages",
    description: "Group of commands: go to a page",
  },
  actions: {
    id: "palette.actions",
    defaultMessage: "Actions",
    description: "Group of commands: start an action",
  },
  settings: {
    id: "palette.settings",
    defaultMessage: "Settings",
    description: "Group of commands: language, colour mode, account",
  },
  withApp: {
    id: "palette.withApp",
    defaultMessage: "In an app",
    description: "Group of commands for one app, such as Harbour Health → Secrets",
  },
  charts: {
    id: "palette.charts",
    defaultMessage: "Charts",
    description: "Group of commands: go to a chart",
  },
  field: {
    id: "palette.field",
    defaultMessage: "Search",
    description: "Button in the top bar that opens the palette and looks like a search field",
  },
  "keys.apple": {
    id: "palette.keys.apple",
    defaultMessage: "⌘K",
    description: "The keys that open the palette, on a Mac",
  },
  "keys.other": {
    id: "palette.keys.other",
    defaultMessage: "Ctrl K",
    description: "The keys that open the palette, elsewhere",
  },
  apps: {
    id: "palette.apps",
    defaultMessage: "Apps",
    description: "Group of commands: go to an app",
  },
} as const satisfies Messages;
