/** English names of states, and sample texts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  notCopied: "The browser did not allow copying",
  rest: "At rest", // State of a component
  withIcon: "With an icon", // State of a component
  hovered: "Pointed at", // State of a component
  pressed: "Pressed", // State of a component
  focused: "Focused", // State of a component
  disabled: "Disabled", // State of a component
  waiting: "You are offline. This can be done when the connection is back.",
  busy: "Busy", // State of a component
  invalid: "Invalid", // State of a component
  named: "Named by a tooltip",
  off: "Off", // State of a switch or checkbox
  opened: "Opened", // State of a component
  minimized: "Minimized", // State of the navigation
  form: "With a form", // Kind of a dialog
  confirmation: "Confirmation", // Kind of a dialog
  message: "Message", // Kind of a dialog
  skip: "Skip to content", // Sample text of a link
  readOnly: "Read only", // State of a component
  empty: "Empty", // State of a list or field without content
  loading: "Loading", // State of a component: first load, no data yet
  reloading: "Reloading", // State of a component: data is shown while it is reloaded
  failed: "Failed", // State of a component
  succeeds: "Succeeds", // State of a button after its action succeeded
  fails: "Fails", // State of a button after its action failed
  info: "Information", // Kind of a notice
  positive: "Positive", // Kind of a notice or chip
  neutral: "Neutral", // Kind of a chip
  caution: "Caution", // Kind of a notice or chip
  critical: "Critical", // Kind of a notice or chip
  create: "Register app", // Sample text of a button
  reload: "Reload", // Sample text of a button
  remove: "Delete app", // Sample text of a button
  link: "User statistics", // Sample text of a link
  back: "Back to the overview",
  copyIdle: "Copy", // Sample text of a button that copies
  copyDone: "Copied", // Sample text of a button that has copied
  name: "Name", // Sample label
  nameHelp: "At most 50 characters.",
  app: "App", // Sample label
  status: "Status", // Sample label
  amount: "Users", // Sample label
  chip: "Beta", // Sample text of a chip
  emptyTitle: "No apps yet", // Sample title of an empty state
  emptyText: "Apps that you register appear here.",
  reloadFailed: "Reload failed", // State of a component: data is shown with the reason why reloading failed
  reloadFailedTitle: "The apps could not be refreshed",
  failedTitle: "The apps could not be loaded",
  noticeTitle: "A new version is ready",
  noticeText: "Reload the page to use it.",
  dialogTitle: "Register an app", // Sample title of a dialog
  confirmationTitle: "Delete this app?", // Sample title of a confirmation
  dialogText: "All data will be lost.",
  understood: "Understood", // Sample text of a button
  openDialog: "Open a dialog", // Button
  openConfirmation: "Open a confirmation", // Button
  openMessage: "Open a message", // Button
  openToast: "Show a toast", // Button
  openMenu: "Open a menu", // Button
  toast: "The app has been registered.",
  sentence: "Numbers and names stand out: 1,234.56 users are active.",
  illustration: "The picture of the welcome page",
  labelHidden: "Hidden label", // State of a component: only screen readers read its label
  many: "More than are drawn at once",
  compare: "Compare with previous period",
  nothingBefore: "No earlier period to compare with",
  search: "Search apps", // Sample label
  clear: "Clear search", // Sample text of a button
  code: "Client secret", // Sample label
  colour: "Colour", // Sample label
  hue: "Hue", // Sample label
  font: "Font", // Sample label
  noneFits: "No matching apps", // Sample text: shown when no option matches
  moreFit: "{count, plural, one {# more} other {# more}}", // Sample text: number of further matching options
});
