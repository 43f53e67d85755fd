/** Messages of the theme editor. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  editorTitle: { id: "editor.editorTitle", defaultMessage: "Theme", description: "Page title of the editor" },
  backToThemes: {
    id: "editor.backToThemes",
    defaultMessage: "Back to themes",
    description: "Link to the page of all themes",
  },
  failedTitle: {
    id: "editor.failedTitle",
    defaultMessage: "The theme could not be loaded",
    description: "Title of an error: the theme could not be loaded",
  },
  goneTitle: {
    id: "editor.goneTitle",
    defaultMessage: "This theme no longer exists",
    description: "The theme was deleted while it was open",
  },
  goneText: {
    id: "editor.goneText",
    defaultMessage: "It was deleted, and there are no unpublished changes to it in this browser.",
    description: "The theme was deleted while it was open",
  },
  actions: {
    id: "editor.actions",
    defaultMessage: "Edit and publish",
    description: "Accessible name of the bar with Undo, Redo and Publish",
  },
  undo: { id: "editor.undo", defaultMessage: "Undo", description: "Button" },
  redo: { id: "editor.redo", defaultMessage: "Redo", description: "Button" },
  discard: { id: "editor.discard", defaultMessage: "Discard changes", description: "Button" },
  publish: { id: "editor.publish", defaultMessage: "Publish changes", description: "Button" },
  publishAnyway: {
    id: "editor.publishAnyway",
    defaultMessage: "Publish anyway",
    description: "Button: confirms publishing a theme with too little contrast",
  },
  contrastProblems: {
    id: "editor.contrastProblems",
    defaultMessage: "{count, plural, one {# contrast problem} other {# contrast problems}}",
    description: "Button beside editor.publish: leads to the contrast of the colours",
  },
  fix: {
    id: "editor.fix",
    defaultMessage: "Fix contrast",
    description: "Button: closes the dialog and leads to the contrast of the colours",
  },
  publishing: {
    id: "editor.publishing",
    defaultMessage: "The changes are being published",
    description: "Announced by screen readers while the theme is being published",
  },
  publishTitle: {
    id: "editor.publishTitle",
    defaultMessage: "Publish “{name}”?",
    description: "Dialog title",
  },
  publishNew: {
    id: "editor.publishNew",
    defaultMessage: "This theme is new: every app can use it once it is published.",
    description: "In the dialog, for a theme that was never published",
  },
  publishFailed: {
    id: "editor.publishFailed",
    defaultMessage: "The theme was not published",
    description: "Title of an error in the dialog",
  },
  published: {
    id: "editor.published",
    defaultMessage: "The theme “{name}” is published.",
    description: "Toast",
  },
  cancel: { id: "editor.cancel", defaultMessage: "Cancel", description: "Button of a dialog" },
  changes: { id: "editor.changes", defaultMessage: "Changes", description: "Name of the table of changes" },
  field: { id: "editor.field", defaultMessage: "Field", description: "Column: which value of the theme" },
  before: { id: "editor.before", defaultMessage: "Published", description: "Column: the value before" },
  after: { id: "editor.after", defaultMessage: "New", description: "Column: the value after" },
  failingTitle: {
    id: "editor.failingTitle",
    defaultMessage:
      "{count, plural, one {One pair of colours has} other {# pairs of colours have}} too little contrast",
    description: "Warning in the dialog",
  },
  failingText: {
    id: "editor.failingText",
    defaultMessage:
      "People with low vision will not be able to read this theme. The editor suggests colours that pass.",
    description: "Warning in the dialog",
  },
  failingSure: {
    id: "editor.failingSure",
    defaultMessage: "Publish anyway? Apps will show the theme as it is.",
    description: "In the dialog: asks for the second confirmation",
  },
  changedElsewhereTitle: {
    id: "editor.changedElsewhereTitle",
    defaultMessage: "This theme has been published elsewhere in the meantime",
    description: "Title of the conflict card",
  },
  changedElsewhereText: {
    id: "editor.changedElsewhereText",
    defaultMessage:
      "Your changes are still here. Apply them to the version that is published now, or take that version and discard yours.",
    description: "In the conflict card",
  },
  deletedElsewhereTitle: {
    id: "editor.deletedElsewhereTitle",
    defaultMessage: "This theme has been deleted elsewhere in the meantime",
    description: "Title of the conflict card",
  },
  deletedElsewhereText: {
    id: "editor.deletedElsewhereText",
    defaultMessage: "Your version is still here. You can publish it as a new theme, or discard it.",
    description: "In the conflict card",
  },
  startedFrom: {
    id: "editor.startedFrom",
    defaultMessage: "You started from",
    description: "Column: the version that the draft started from",
  },
  publishedNow: {
    id: "editor.publishedNow",
    defaultMessage: "Published now",
    description: "Column: the version that was published elsewhere",
  },
  yours: { id: "editor.yours", defaultMessage: "Yours", description: "Column: the draft" },
  keepMine: { id: "editor.keepMine", defaultMessage: "Keep my changes", description: "Button" },
  takePublished: {
    id: "editor.takePublished",
    defaultMessage: "Take the published version",
    description: "Button",
  },
  keepAsNew: { id: "editor.keepAsNew", defaultMessage: "Keep it as a new theme", description: "Button" },
  acceptDeletion: {
    id: "editor.acceptDeletion",
    defaultMessage: "Discard my version",
    description: "Button",
  },
  kept: {
    id: "editor.kept",
    defaultMessage: "Your changes to “{name}” are kept in this browser.",
    description: "Toast after leaving the editor with unpublished changes",
  },
  notKeptTitle: {
    id: "editor.notKeptTitle",
    defaultMessage: "This browser cannot keep drafts",
    description: "The browser’s storage is full or forbidden",
  },
  notKeptText: {
    id: "editor.notKeptText",
    defaultMessage: "Publish your changes before you close or reload this page: they would be lost.",
    description: "The browser’s storage is full or forbidden",
  },
} as const satisfies Messages;
