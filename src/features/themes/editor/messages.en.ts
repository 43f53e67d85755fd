/** Messages of the theme editor. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  failedTitle: "The theme could not be loaded",
  goneTitle: "This theme no longer exists",
  goneText: "It was deleted, and there are no unpublished changes to it in this browser.",
  actions: "Edit and publish", // Accessible name of the bar with Undo, Redo and Publish
  undo: "Undo", // Button and command
  undoAlso: "Back Revert Theme", // Other words that find this command
  redo: "Redo", // Button and command
  redoAlso: "Again Repeat Theme", // Other words that find this command
  discard: "Discard changes", // Button and command
  discardAlso: "Revert Reset Delete Draft Theme", // Other words that find this command
  publish: "Publish changes", // Button and command
  publishShort: "Publish", // The same button on phones
  publishAlso: "Release Deploy Save Go live Theme", // Other words that find this command
  publishAnyway: "Publish anyway", // Button: publishes a theme with too little contrast
  fix: "Fix and review", // Button: gives all colours enough contrast, and shows which it has changed
  publishing: "The changes are being published",
  publishTitle: "Publish “{name}”?", // Dialog title
  publishNew: "This theme is new: every app can use it once it is published.",
  publishFailed: "The theme was not published",
  published: "Theme “{name}” published", // Toast
  publishedPartly: "Not everything was published", // Heading of `notApplied`
  // Error after a publication. {fields} is one name or several, such as “Primary, Light”
  notApplied: "The platform answered, but did not save {fields}.",
  quoted: "“{name}”", // The name of a field in `notApplied`
  cancel: "Cancel", // Button of a dialog
  changes: "Changes", // Name of the table of changes
  field: "Field", // Column: which value of the theme
  before: "Published", // Column: the value before
  after: "New", // Column: the value after
  // Warning in the dialog
  failingTitle:
    "{count, plural, one {One pair of colours has} other {# pairs of colours have}} too little contrast",
  failingText: "People with low vision will not be able to read this theme.",
  changedElsewhereTitle: "This theme has been published elsewhere in the meantime",
  changedElsewhereText:
    "Your changes are still here. Apply them to the version that is published now, or take that version and discard yours.",
  deletedElsewhereTitle: "This theme has been deleted elsewhere in the meantime",
  deletedElsewhereText: "Your version is still here. You can publish it as a new theme, or discard it.",
  startedFrom: "You started from", // Column: the version that the draft started from
  publishedNow: "Published now", // Column: the version that was published elsewhere
  yours: "Yours", // Column: the draft
  keepMine: "Keep my changes", // Button
  takePublished: "Take the published version",
  keepAsNew: "Keep it as a new theme",
  acceptDeletion: "Discard my version", // Button
  // Toast after leaving the editor with unpublished changes
  kept: "Your changes to “{name}” are kept in this browser.",
  notKeptTitle: "This browser cannot keep drafts",
  notKeptText: "Publish your changes before you close or reload this page: they would be lost.",
});
