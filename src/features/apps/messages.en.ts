/** Words of the apps. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  overviewTitle: "Overview", // Page title and navigation item
  overviewPurpose: "Apps connected to the wellbeing kit.",
  themes: "Themes", // Link to the page of the themes
  name: "Name", // Column: the app’s name
  status: "Status", // Column and term: the app’s status
  creationDate: "Creation date", // Column and term: when the app was registered
  enabled: "Active", // Status of an app that may use the platform
  disabled: "Disabled", // Status of an app that may not
  failedTitle: "The apps could not be loaded",
  loadingApps: "Loading apps…", // In the command palette, while apps cannot be found yet
  appTitle: "My App", // Page title of one app
  appFailedTitle: "The app could not be loaded",
  create: "New app", // Button and command: registers an app
  createTitle: "New app", // Heading of the dialog that registers an app
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
  appGone: "This app no longer exists.",
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
  notDisabled: "The platform did not disable the app.",
  notEnabled: "The platform did not enable the app.",
  nameNotApplied: "The platform answered, but did not save this name.",
  // “ETag” is a technical term
  versionRefused:
    "The platform refuses the version that it has just sent, so nobody can save this app. Contact your platform operator: something changes the ETag on the way.",
  conflictTitle: "Someone else changed this app",
  conflictText: "Choose which version to keep.",
  versions: "Versions of the app",
  version: "Version", // Column: whose version a row shows
  mine: "Your version", // Row: the version with the person’s own edits
  theirs: "Saved version", // Row: the version that was saved elsewhere
  keepTheirs: "Keep the saved version",
  saveMine: "Save my version", // Button: replaces the saved version by the person’s own
  statistics: "Statistics", // Link from an app's page to its statistics
});
