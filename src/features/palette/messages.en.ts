/** English messages of the command palette. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Search", // Name of the dialog, and button in the top bar that opens it
  placeholder: "Search pages, apps and commands",
  results: "Results", // Name of the list
  // For screen readers after typing; also visible when nothing is found
  count: "{total, plural, =0 {Nothing found} one {# result} other {# results}}",
  // Shown when there are more results than are listed
  countOfMore: "{shown, number} of {total, number} results. Keep typing to narrow down.",
  pages: "Pages", // Group of commands: go to a page
  actions: "Actions", // Group of commands: start an action
  settings: "Settings", // Group of commands: language, colour mode, account
  withApp: "In an app", // Group of commands for one app, such as Harbour Health → Secrets
  charts: "Charts", // Group of commands: go to a chart
  current: "current", // After a command: what it chooses is chosen already
  "keys.apple": "⌘K", // The keys that open the palette, on a Mac
  "keys.other": "Ctrl K", // The keys that open the palette, elsewhere
  answer: "Answer", // Group with one row: a question that was typed, with its answer
  answered: "{question}: {answer}. {count}", // For screen readers when the answer has arrived, before how many results there are
  examples: "Try", // Group in place of results: three examples of what can be typed
  // Examples: each finds something. The question has words of the palette's answers
  exampleQuestion: "active {app} yesterday",
  exampleSecrets: "{app} secrets",
  exampleSetting: "dark",
  apps: "Apps", // Group of commands: go to an app
});
