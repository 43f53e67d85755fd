/** Words of the apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  overviewTitle: "Overview", // Page title and navigation item
  themes: "Themes", // Link to the page of the themes
  status: "Status", // Column and term: the app’s status
  creationDate: "Creation date", // Column and term: when the app was registered
  enabled: "Active", // Status of an app that may use the platform
  disabled: "Disabled", // Status of an app that may not; also a choice of the view
  failedTitle: "The apps could not be loaded",
  loadingApps: "Loading apps…", // In the command palette, while apps cannot be found yet
  appTitle: "My App", // Page title of one app
  appFailedTitle: "The app could not be loaded",
  create: "New app", // Button, command and heading of the dialog: registers an app
  createText: "The app is active as soon as you register it.",
  register: "Register app", // Button in that dialog
  creating: "The app is being registered",
  created: "App “{name}” registered", // Toast
  createdAs: "The platform registered the app as “{name}”", // Toast, if that is another name than the typed one
  createFailed: "The app could not be registered",
  edit: "Edit", // Button: edits the app
  editTitle: "Edit app", // Heading of the dialog that edits an app; also a command of the palette
  editAlso: "Change Rename Name Settings", // Other words that find this command
  save: "Save", // Button: saves the edits
  saving: "The app is being saved",
  saved: "App saved",
  saveFailed: "The app could not be saved",
  nameTaken: "The app name already exists.",
  disableTitle: "Disable “{name}”?", // Question before an app is disabled
  disableText: "The app loses access until you enable it again. Its secrets and data are kept.",
  disable: "Disable app", // Button and command: disables the app
  disableNamed: "Disable “{name}”", // Button of the question: disables this app
  disableAlso: "Deactivate Turn off Block Suspend Stop Status", // Other words that find this command
  enable: "Enable app", // Command: the app may use the platform again
  enableAlso: "Activate Turn on Unblock Resume Status", // Other words that find this command
  nowEnabled: "App “{name}” enabled", // Toast: an app was enabled
  nowDisabled: "App “{name}” disabled", // Toast: an app was disabled
  statusFailed: "{title}: {reason}", // Toast: an app was neither enabled nor disabled, and why
  notApplied: "The platform answered, but did not save the change.",
  conflictTitle: "This app has been changed elsewhere",
  conflictText: "Choose which version to keep.",
  versions: "Versions of the app",
  version: "Version", // Column: whose version a row shows
  mine: "Your version", // Row: the version with the person’s own edits
  theirs: "Saved version", // Row: the version that was saved elsewhere
  keepTheirs: "Keep the saved version",
  saveMine: "Save my version", // Button: replaces the saved version by the person’s own
  statistics: "Statistics", // Link from an app's page to its statistics
  label: "Apps", // Name of the table
  newUsers: "New", // Column: how many users registered in the last days
  newUsersNow: "New, {days} days", // Column of the list as a file
  activity: "Active", // Column: how many users were active in the last days
  activityNow: "Active, {days} days", // Column of the list as a file
  period: "Days", // Accessible name of the choice of these days
  days: "{days} days", // Choice: 7 days, 30 days
  secrets: "Secrets", // Column, and choice of the view: the client secrets that need somebody
  views: "Show", // Accessible name of the choice of what the list shows
  allApps: "All", // Choice: every app; their number follows
  needAttention: "Need attention", // Choice: only the apps that need attention; their number follows
  // Said to screen readers when it is known of all apps whether they need attention
  allChecked:
    "All apps are checked: {count, plural, =0 {none needs attention} one {# needs attention} other {# need attention}}.",
  // First line of that text
  textTitle: "Apps on {date}: the last {days} days, compared with the {days} days before",
  missing: "{missing} of {count} not loaded", // Above the list: of how many apps secrets or users could not be loaded
  load: "Load", // Button after it: asks for them again
  usersPart: "users: {words}", // In that text, if they are not known: Not loaded
  secretsPart: "secrets: {words}", // In that text, after the users of an app: Valid, Expires 4 Dec
  newUsersBefore: "New, {days} days before", // Column of the list as a file
  activityBefore: "Active, {days} days before", // Column of the list as a file
  emptyTitle: "No apps yet", // The list is empty
  emptyText: "Apps that are registered on the platform appear here.",
  search: "Search apps", // Name of the search field
  clearSearch: "Clear search", // Button in the search field
  count: "{found} of {count, plural, one {# app} other {# apps}}", // How many apps are found among all
  sortBy: "Sort", // Button: opens the choice of orders
  "name.asc": "Name, A to Z",
  "name.desc": "Name, Z to A",
  "newUsers.desc": "Most new users first", // Order of the list
  "activity.desc": "Most active users first", // Order of the list
  "activity.asc": "Fewest active users first", // Order of the list
  "secrets.asc": "Most urgent secrets first", // Order of the list
  "creationDate.asc": "Oldest first", // Order of the list
  "creationDate.desc": "Newest first", // Order of the list
  nothingFoundTitle: "No matching apps", // No app matches search and filter
  nothingFoundText: "No app matches this search and this view.",
  showAll: "Show all apps", // Button: clears the search and shows every app
  connectTitle: "How to connect", // Heading: what a developer needs to connect the app to the platform
  connectText: "The kit needs this app ID, this API base and a client secret.",
});
