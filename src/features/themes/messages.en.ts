/** Messages of the page of all themes and its dialogs. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  listLabel: "Themes", // Name of the list
  reloading: "The themes are being updated",
  failedTitle: "The themes could not be loaded",
  reloadFailedTitle: "The themes could not be refreshed",
  emptyTitle: "No themes yet", // Title shown when the list is empty
  emptyText: "Themes that you publish appear here, for every app to use.",
  newTheme: "New theme", // Button and command: starts a theme
  newAlso: "Create Add Design Colours Colors", // Other words that find this command
  newName: "New theme", // Name that a new theme starts with; at most 15 characters
  nameless: "Untitled", // Shown for a theme whose name is empty
  notPublished: "Draft", // Status of a theme that is a draft and was never published
  edited: "Unpublished changes", // Status of a theme with a draft
  // Status of a theme whose published version has changed since its draft was started
  changedElsewhere: "Changed elsewhere",
  deletedElsewhere: "Deleted elsewhere", // Status of a theme with a draft that is no longer published
  actionsOf: "Actions for {name}", // Button: menu of a theme
  duplicate: "Duplicate", // Menu item: a new theme with the same values
  duplicateNamed: "Duplicate “{name}”", // Command: the same for a theme by its name
  duplicateAlso: "Copy Theme", // Other words that find this command
  rename: "Rename", // Menu item and button
  remove: "Delete", // Menu item
  cancel: "Cancel", // Button of a dialog
  name: "Name", // Field: the theme’s name
  nameHint: "Up to 15 characters.",
  nameRequired: "Please enter a name",
  nameTooLong: "Maximum {max} characters", // Error of the name: too long. Specified wording
  renameTitle: "Rename “{name}”", // Dialog title and command
  renameAlso: "Change Name Theme", // Other words that find this command
  renameWithDraft: "Up to 15 characters. Published together with the other unpublished changes.",
  renamed: "Renamed to “{name}”", // Toast after a rename
  // Toast after a rename of a theme with a draft
  renamedInDraft: "Renamed in your draft. Publish to apply.",
  // Toast after a rename that failed
  renameNotPublished: "The name “{name}” could not be published. It is kept as an unpublished change.",
  // Toast after a rename that the platform answered with another name
  nameNotApplied: "The platform answered, but did not save this name.",
  deleteTitle: "Delete theme “{name}”?", // Dialog title
  deleteNamed: "Delete theme “{name}”", // Button that deletes, and command
  deleteAlso: "Remove Theme", // Other words that find this command and `discardNamed`
  discardNamed: "Discard changes to “{name}”", // Command: for a theme that was never published
  deleteText: "Apps stop showing it. This cannot be undone.",
  deleteTextWithDraft:
    "Apps stop showing it, and your unpublished changes are lost as well. This cannot be undone.",
  deleteFailed: "The theme was not deleted",
  deleting: "The theme is being deleted",
  deleteChangedTitle: "This theme has been published elsewhere in the meantime",
  deleteChangedText: "Nothing has been deleted yet. Look at what has changed, then decide again.",
  versions: "What has changed", // Name of the table of both versions
  versionSeen: "Before", // Column: the version that the person had seen
  versionNow: "Published now", // Column: the version that was published elsewhere
  deleted: "Theme “{name}” deleted", // Toast after a deletion
  stillListed: "The platform still lists “{name}”", // Heading of a notice after a deletion
  stillListedText:
    "It answered that the theme is deleted, but apps may still show it. Reload the page; if it stays, contact your platform operator.",
  discardChanges: "Discard changes", // Button and menu item: discards the draft
  discardTitle: "Discard the changes to “{name}”?", // Dialog title
  discardText: "The theme goes back to its published version. Your changes cannot be recovered.",
  discardNewText: "This draft was never published and will be gone.",
  keepEditing: "Keep the changes", // Button of the dialog: closes it without discarding
  // Above a list that leaves out these themes, since they do not fit the contract. The places follow below, for developers
  leftOut: "{count, plural, one {# theme cannot be shown} other {# themes cannot be shown}}",
});
