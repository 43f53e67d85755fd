/** Messages of the page of all themes and its dialogs. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  themesTitle: {
    id: "themes.themesTitle",
    defaultMessage: "Themes",
    description: "Page title, link and command",
  },
  themesPurpose: {
    id: "themes.themesPurpose",
    defaultMessage: "Colours and fonts for the wellbeing kit in your apps.",
    description: "Line under the page title",
  },
  backToOverview: {
    id: "themes.backToOverview",
    defaultMessage: "Back to overview",
    description: "Link to the overview",
  },
  listLabel: {
    id: "themes.listLabel",
    defaultMessage: "Themes",
    description: "Name of the list",
  },
  reloading: {
    id: "themes.reloading",
    defaultMessage: "The themes are being updated",
    description: "Announced by screen readers while the list is reloaded",
  },
  failedTitle: {
    id: "themes.failedTitle",
    defaultMessage: "The themes could not be loaded",
    description: "Title of an error: the list could not be loaded",
  },
  reloadFailedTitle: {
    id: "themes.reloadFailedTitle",
    defaultMessage: "The themes could not be refreshed",
    description: "A reload failed; the last list stays",
  },
  emptyTitle: {
    id: "themes.emptyTitle",
    defaultMessage: "No themes yet",
    description: "Title shown when the list is empty",
  },
  emptyText: {
    id: "themes.emptyText",
    defaultMessage: "Themes that you publish appear here, for every app to use.",
    description: "Shown when the list is empty: what it will show",
  },
  newTheme: {
    id: "themes.newTheme",
    defaultMessage: "New theme",
    description: "Button and command: starts a theme",
  },
  newName: {
    id: "themes.newName",
    defaultMessage: "New theme",
    description: "Name that a new theme starts with; at most 15 characters",
  },
  nameless: {
    id: "themes.nameless",
    defaultMessage: "Untitled",
    description: "Shown for a theme whose name is empty",
  },
  notPublished: {
    id: "themes.notPublished",
    defaultMessage: "Not published",
    description: "Status of a theme that is a draft and was never published",
  },
  edited: {
    id: "themes.edited",
    defaultMessage: "Unpublished changes",
    description: "Status of a theme with a draft",
  },
  changedElsewhere: {
    id: "themes.changedElsewhere",
    defaultMessage: "Changed elsewhere",
    description: "Status of a theme whose published version has changed since its draft was started",
  },
  deletedElsewhere: {
    id: "themes.deletedElsewhere",
    defaultMessage: "Deleted elsewhere",
    description: "Status of a theme with a draft that is no longer published",
  },
  actionsOf: {
    id: "themes.actionsOf",
    defaultMessage: "Actions for {name}",
    description: "Button: menu of a theme",
  },
  duplicate: {
    id: "themes.duplicate",
    defaultMessage: "Duplicate",
    description: "Menu item: a new theme with the same values",
  },
  rename: {
    id: "themes.rename",
    defaultMessage: "Rename",
    description: "Menu item and button",
  },
  remove: {
    id: "themes.remove",
    defaultMessage: "Delete",
    description: "Menu item",
  },
  cancel: {
    id: "themes.cancel",
    defaultMessage: "Cancel",
    description: "Button of a dialog",
  },
  name: {
    id: "themes.name",
    defaultMessage: "Name",
    description: "Field: the theme’s name",
  },
  nameHint: {
    id: "themes.nameHint",
    defaultMessage: "Up to 15 characters.",
    description: "Under the field of the name",
  },
  nameRequired: {
    id: "themes.nameRequired",
    defaultMessage: "Please enter a name",
    description: "Error of the name: empty. Specified wording",
  },
  nameTooLong: {
    id: "themes.nameTooLong",
    defaultMessage: "Maximum {max} characters",
    description: "Error of the name: too long. Specified wording",
  },
  renameTitle: {
    id: "themes.renameTitle",
    defaultMessage: "Rename “{name}”",
    description: "Dialog title",
  },
  renameWithDraft: {
    id: "themes.renameWithDraft",
    defaultMessage: "Up to 15 characters. Published together with the other unpublished changes.",
    description: "Under the field of the name, when the theme has a draft",
  },
  renamed: {
    id: "themes.renamed",
    defaultMessage: "The theme is now called “{name}”.",
    description: "Toast after a rename",
  },
  renamedInDraft: {
    id: "themes.renamedInDraft",
    defaultMessage: "The name “{name}” is kept with the unpublished changes.",
    description: "Toast after a rename of a theme with a draft",
  },
  renameNotPublished: {
    id: "themes.renameNotPublished",
    defaultMessage: "The name “{name}” could not be published. It is kept as an unpublished change.",
    description: "Toast after a rename that failed",
  },
  deleteTitle: {
    id: "themes.deleteTitle",
    defaultMessage: "Delete theme “{name}”?",
    description: "Dialog title",
  },
  deleteNamed: {
    id: "themes.deleteNamed",
    defaultMessage: "Delete theme “{name}”",
    description: "Button that deletes",
  },
  deleteText: {
    id: "themes.deleteText",
    defaultMessage: "Apps that use it lose it. This cannot be undone.",
    description: "In the dialog",
  },
  deleteTextWithDraft: {
    id: "themes.deleteTextWithDraft",
    defaultMessage:
      "Apps that use it lose it, and your unpublished changes are lost as well. This cannot be undone.",
    description: "In the dialog, when the theme has a draft",
  },
  deleteFailed: {
    id: "themes.deleteFailed",
    defaultMessage: "The theme was not deleted",
    description: "Title of an error in the dialog",
  },
  deleting: {
    id: "themes.deleting",
    defaultMessage: "The theme is being deleted",
    description: "Announced by screen readers while the theme is being deleted",
  },
  deleteChangedTitle: {
    id: "themes.deleteChangedTitle",
    defaultMessage: "This theme has been published elsewhere in the meantime",
    description: "In the dialog, above both versions",
  },
  deleteChangedText: {
    id: "themes.deleteChangedText",
    defaultMessage: "Nothing has been deleted yet. Look at what has changed, then decide again.",
    description: "In the dialog, above both versions",
  },
  versions: {
    id: "themes.versions",
    defaultMessage: "What has changed",
    description: "Name of the table of both versions",
  },
  versionSeen: {
    id: "themes.versionSeen",
    defaultMessage: "Before",
    description: "Column: the version that the person had seen",
  },
  versionNow: {
    id: "themes.versionNow",
    defaultMessage: "Published now",
    description: "Column: the version that was published elsewhere",
  },
  deleted: {
    id: "themes.deleted",
    defaultMessage: "The theme “{name}” is deleted.",
    description: "Toast after a deletion",
  },
  discardChanges: {
    id: "themes.discardChanges",
    defaultMessage: "Discard changes",
    description: "Button and menu item: discards the draft",
  },
  discardTitle: {
    id: "themes.discardTitle",
    defaultMessage: "Discard the changes to “{name}”?",
    description: "Dialog title",
  },
  discardText: {
    id: "themes.discardText",
    defaultMessage: "The theme goes back to its published version. Your changes cannot be recovered.",
    description: "In the dialog",
  },
  discardNewText: {
    id: "themes.discardNewText",
    defaultMessage: "This theme is not published: nothing of it remains.",
    description: "In the dialog, when the theme was never published",
  },
  keepEditing: {
    id: "themes.keepEditing",
    defaultMessage: "Keep the changes",
    description: "Button of the dialog: closes it without discarding",
  },
  leftOut: {
    id: "themes.leftOut",
    defaultMessage: "{count, plural, one {# theme could not be read} other {# themes could not be read}}",
    description:
      "Above a list that leaves out these themes, since they do not fit the contract. The places follow below, for developers",
  },
} as const satisfies Messages;
