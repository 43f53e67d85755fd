/** Words of the apps. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  overviewTitle: {
    id: "apps.overviewTitle",
    defaultMessage: "Overview",
    description: "Page title and navigation item",
  },
  overviewPurpose: {
    id: "apps.overviewPurpose",
    defaultMessage: "The apps that use the wellbeing kit.",
    description: "Line under the page title",
  },
  themes: {
    id: "apps.themes",
    defaultMessage: "Themes",
    description: "Link to the page of the themes",
  },
  name: {
    id: "apps.name",
    defaultMessage: "Name",
    description: "Column: the app’s name",
  },
  status: {
    id: "apps.status",
    defaultMessage: "Status",
    description: "Column and term: the app’s status",
  },
  creationDate: {
    id: "apps.creationDate",
    defaultMessage: "Creation date",
    description: "Column and term: when the app was registered",
  },
  enabled: {
    id: "apps.enabled",
    defaultMessage: "Active",
    description: "Status of an app that may use the platform",
  },
  disabled: {
    id: "apps.disabled",
    defaultMessage: "Disabled",
    description: "Status of an app that may not",
  },
  failedTitle: {
    id: "apps.failedTitle",
    defaultMessage: "The apps could not be loaded",
    description: "The list failed",
  },
  loadingApps: {
    id: "apps.loadingApps",
    defaultMessage: "Loading apps …",
    description: "In the command palette, while apps cannot be found yet",
  },
  appTitle: {
    id: "apps.appTitle",
    defaultMessage: "My App",
    description: "Page title of one app",
  },
  backToOverview: {
    id: "apps.backToOverview",
    defaultMessage: "Back to overview",
    description: "Link to the overview",
  },
  appFailedTitle: {
    id: "apps.appFailedTitle",
    defaultMessage: "The app could not be loaded",
    description: "One app failed",
  },
  create: {
    id: "apps.create",
    defaultMessage: "New app",
    description: "Button and command: registers an app",
  },
  createTitle: {
    id: "apps.createTitle",
    defaultMessage: "New app",
    description: "Heading of the dialog that registers an app",
  },
  createText: {
    id: "apps.createText",
    defaultMessage: "New apps are active immediately.",
    description: "In the dialog that registers an app",
  },
  creating: {
    id: "apps.creating",
    defaultMessage: "The app is being registered",
    description: "Read by screen readers while the app is sent",
  },
  created: {
    id: "apps.created",
    defaultMessage: "The app “{name}” has been registered.",
    description: "Toast",
  },
  createFailed: {
    id: "apps.createFailed",
    defaultMessage: "The app could not be registered",
    description: "Heading of an error in the dialog",
  },
  edit: {
    id: "apps.edit",
    defaultMessage: "Edit",
    description: "Button: edits the app",
  },
  editTitle: {
    id: "apps.editTitle",
    defaultMessage: "Edit app",
    description: "Heading of the dialog that edits an app",
  },
  save: {
    id: "apps.save",
    defaultMessage: "Save",
    description: "Button: saves the edits",
  },
  saving: {
    id: "apps.saving",
    defaultMessage: "The app is being saved",
    description: "Read by screen readers while the edits are sent",
  },
  saved: {
    id: "apps.saved",
    defaultMessage: "The app has been saved.",
    description: "Toast",
  },
  saveFailed: {
    id: "apps.saveFailed",
    defaultMessage: "The app could not be saved",
    description: "Heading of an error in the dialog",
  },
  appGone: {
    id: "apps.appGone",
    defaultMessage: "This app no longer exists.",
    description: "Error: the app was removed",
  },
  nameTaken: {
    id: "apps.nameTaken",
    defaultMessage: "The app name already exists.",
    description: "Error of the field: another app has this name",
  },
  disableTitle: {
    id: "apps.disableTitle",
    defaultMessage: "Disable “{name}”?",
    description: "Question before an app is disabled",
  },
  disableText: {
    id: "apps.disableText",
    defaultMessage:
      "The app may not use the platform until it is active again. Its client secrets and its data are kept.",
    description: "What disabling does",
  },
  disable: {
    id: "apps.disable",
    defaultMessage: "Disable app",
    description: "Button: disables the app",
  },
  mayUsePlatform: {
    id: "apps.mayUsePlatform",
    defaultMessage: "May use the platform",
    description: "Switch: enables and disables an app",
  },
  nowEnabled: {
    id: "apps.nowEnabled",
    defaultMessage: "{name} is now active",
    description: "Toast: an app was enabled",
  },
  nowDisabled: {
    id: "apps.nowDisabled",
    defaultMessage: "{name} is now disabled",
    description: "Toast: an app was disabled",
  },
  statusFailed: {
    id: "apps.statusFailed",
    defaultMessage: "{title}: {reason}",
    description: "Toast: an app was neither enabled nor disabled, and why",
  },
  conflictTitle: {
    id: "apps.conflictTitle",
    defaultMessage: "Somebody else has changed this app",
    description: "Heading: the edit started from an older version",
  },
  conflictText: {
    id: "apps.conflictText",
    defaultMessage: "Choose which version to keep.",
    description: "Below the heading: two versions are shown",
  },
  versions: {
    id: "apps.versions",
    defaultMessage: "Versions of the app",
    description: "Name of the table with both versions",
  },
  version: {
    id: "apps.version",
    defaultMessage: "Version",
    description: "Column: whose version a row shows",
  },
  mine: {
    id: "apps.mine",
    defaultMessage: "Your version",
    description: "Row: the version with the person’s own edits",
  },
  theirs: {
    id: "apps.theirs",
    defaultMessage: "Saved version",
    description: "Row: the version that was saved elsewhere",
  },
  keepTheirs: {
    id: "apps.keepTheirs",
    defaultMessage: "Keep the saved version",
    description: "Button: discards the person’s own edits",
  },
  saveMine: {
    id: "apps.saveMine",
    defaultMessage: "Save my version",
    description: "Button: replaces the saved version by the person’s own",
  },
  statistics: {
    id: "apps.statistics",
    defaultMessage: "Statistics",
    description: "Link from an app's page to its statistics",
  },
} as const satisfies Messages;
