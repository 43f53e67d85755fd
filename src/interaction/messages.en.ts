/** Words of forms and toasts. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  required: "Please fill out this field.",
  minLength: "Please enter at least {min} characters.", // Error of a field: too short
  maxLength: "Please enter at most {max} characters.", // Error of a field: too long
  email: "Please enter a valid E-Mail-Address.",
  unprintable: "Please remove control characters and piles of marks.",
  day: "Please enter a date such as 30/06/2027 or 30 Jun 2027.", // Error of a date field: no date
  noLink: "Please enter a name without an address, a link, < or >.",
  // Error of a date field: the day is too early or too late
  dayBetween: "Please choose a day from {min, date, medium} to {max, date, medium}.",
  dayFormat: "DD/MM/YYYY", // Placeholder: how a day is typed
  calendar: "Days", // For screen readers: the calendar of that dialog
  previousMonth: "Previous month", // Button of the calendar
  nextMonth: "Next month", // Button of the calendar
  valueRefused: "The server does not accept this value.",
  valueRefusedBecause: "The server does not accept this value. It says: {words}", // words: in the server’s own language
  // Below `Download CSV` and `Print`, while numbers are loading
  whenLoaded: "Starts when all has loaded ({count} of {all})",
  cancel: "Cancel", // Button: closes the dialog without an action
  close: "Close", // Button: closes a dialog
  delete: "Delete", // Button or menu item: asks whether to delete a thing
  name: "Name", // Field and column: the name of a thing
  actions: "Actions", // Accessible name of a column of buttons
  toasts: "Notifications", // Name of the region where toasts appear
  dismiss: "Dismiss", // Button: removes a toast or a notice
  formLoss: "What you have entered will be lost.",
  // Question before a page is left while the server has not yet answered a request
  answerLoss: "Your request has not been answered yet. If you leave now, you will not see its result.",
  leaveTitle: "Leave this page?", // Question before a page is left
  leave: "Leave page", // Button: leaves the page and loses unsaved changes
  stay: "Stay", // Button: does not leave the page
  kept: "We kept what you typed.",
  restore: "Restore", // Button: restores the entered text
  discard: "Discard", // Button: discards the entered text
  discardQuestion: "Discard what you have entered?",
  keepEditing: "Keep editing", // Button: returns to a form, and keeps the entered text
  textIssues: "Some characters were lost before these texts arrived", // Title; places of the texts follow
  nothingToSave: "There was nothing to save.",
  undo: "Undo", // Button of a toast: undoes the last action
  csvWithSemicolons: "CSV for Excel (semicolons)", // Entry of a menu: how files are written from now on
  csvWithCommas: "CSV with commas", // Entry of a menu: how files are written from now on
  csvHasSemicolons: "CSV files now have semicolons and decimal commas.", // Toast
  csvHasCommas: "CSV files now have commas and decimal points.", // Toast
  moreActions: "More actions", // Button: opens the menu of a page
  copyText: "Copy as text", // Entry of that menu: copies the page in a few lines, for a mail
  copyTextAlso: "Email mail clipboard report", // Other words that find this command
  csv: "Download CSV", // Entry of a menu: saves its numbers as a file
  csvAlso: "CSV export Excel table spreadsheet", // Other words that find this command
  print: "Print", // Entry of the page’s menu
  printAlso: "Paper PDF", // Other words that find this command
  copy: "Copy", // Button: copies the value beside it
  copied: "Copied", // Button after a press: the value was copied
  copyFailed: "Could not copy", // Button after a press: the browser did not allow copying
});
