/** Words of the list of apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  label: "Apps", // Name of the table
  newUsers: "New, {days} days", // Column: how many users registered in the last days
  activity: "Active, {days} days", // Column: how many users were active in the last days
  period: "Days", // Accessible name of the choice of these days
  days: "{days} days", // Choice: 7 days, 30 days
  secrets: "Secrets", // Column: the client secrets of an app that need attention
  // Toggle button above the list: shows only the apps that need attention, and how many they are
  needAttention: "{count, plural, one {# needs attention} other {# need attention}}",
  // Said to screen readers when it is known of all apps whether they need attention
  allChecked:
    "All apps are checked: {count, plural, =0 {none needs attention} one {# needs attention} other {# need attention}}.",
  checked: "{checked} of {count} checked", // After `needAttention` while it is not known whether all apps need attention
  acts: "More actions", // Button: opens the menu of the list
  copyText: "Copy as text", // Entry of that menu: copies a sentence for each app, for a mail
  copyTextAlso: "Email mail clipboard report", // Other words that find this command
  copied: "Copied", // Toast
  notCopied: "Could not copy", // Toast: the browser did not allow copying
  // First line of that text
  textTitle: "Apps on {date}: the last {days} days, compared with the {days} days before",
  secretsPart: "secrets: {words}", // In that text, after the users of an app: Valid, Expires 4 Dec
  newUsersBefore: "New, {days} days before", // Column of the list as a file
  activityBefore: "Active, {days} days before", // Column of the list as a file
  csv: "Download CSV", // Entry of that menu: saves the list as a file
  csvAlso: "Export Excel table spreadsheet", // Other words that find this command
  calendar: "Add expiries to calendar", // Entry of that menu: one file for all secrets of the list
  calendarAlso: "Secret Reminder Remind ICS", // Other words that find this command
  print: "Print", // Entry of that menu
  printAlso: "Paper PDF", // Other words that find this command
  emptyTitle: "No apps yet", // The list is empty
  emptyText: "Apps that are registered on the platform appear here.",
  reloading: "The apps are being updated",
  reloadFailedTitle: "The list could not be refreshed",
  search: "Search apps", // Name of the search field
  clearSearch: "Clear search", // Button in the search field
  filterByStatus: "Status", // Accessible name of the filter by status
  allStatuses: "All", // Filter: apps of every status
  countAll: "{count, plural, one {# app} other {# apps}}", // How many apps there are
  countFound: "{found} of {count, plural, one {# app} other {# apps}}", // How many apps are found among all
  sortBy: "Sort", // Button: opens the choice of orders
  "attention.asc": "Needs attention first", // Order of the list
  "name.asc": "Name, A to Z",
  "name.desc": "Name, Z to A",
  "activity.desc": "Most active users first", // Order of the list
  "activity.asc": "Fewest active users first", // Order of the list
  "secrets.asc": "Most urgent secrets first", // Order of the list
  "creationDate.asc": "Oldest first", // Order of the list
  "creationDate.desc": "Newest first", // Order of the list
  nothingFoundTitle: "No matching apps", // No app matches search and filter
  nothingFoundText: "No app matches this search and these filters.",
  showAll: "Show all apps", // Button: clears search and filter
  // Above a list that leaves out these apps, since they do not fit the contract. The places follow below, for developers
  leftOut: "{count, plural, one {# app cannot be shown} other {# apps cannot be shown}}",
});
