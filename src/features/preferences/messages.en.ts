/** Words of what a person sets on this device: language, colour mode, shortcuts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  modeLabel: "Colour mode", // Name of the menu
  system: "System", // Colour mode follows the system
  light: "Light", // Colour mode
  dark: "Dark", // Colour mode
  chooseMode: "Colour mode: {name}", // Command: changes the colour mode
  languageLabel: "Language", // Name of the menu
  chooseLanguage: "Language: {name}", // Command: changes the language; name is the language's own name
  title: "Keyboard shortcuts", // Heading of the list, and the command that opens it
  search: "Search the list", // What a shortcut does: focuses the page's search, or opens the command palette
  create: "New …",
  goTo: "Go to {page}", // What a shortcut does
  list: "Show shortcuts", // What a shortcut does
  palette: "Search", // What a shortcut does: opens the command palette
  chartValues: "In a chart: its values",
  chartTable: "In a chart: table and back",
  chartMenu: "In a chart: menu",
  arrows: "← ↑ → ↓", // Keys
  enter: "Enter", // Key
  areOn: "Single-key shortcuts",
});
