/** Messages of the themes: their list, their editor and its dialogs. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  failedTitle: "The themes could not be loaded",
  emptyTitle: "No themes yet", // Title shown when the list is empty
  emptyText: "Themes that you publish appear here, for every app to use.",
  newTheme: "New theme", // Button and command: starts a theme, which is called that; at most 15 characters
  newAlso: "Create Add Design Colours Colors", // Other words that find this command
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
  nameRequired: "Please enter a name",
  nameTooLong: "Maximum {max} characters", // Error of the name: too long. Specified wording
  renameTitle: "Rename “{name}”", // Dialog title and command
  renameAlso: "Change Name Theme", // Other words that find this command
  renameWithDraft: "Published together with the other unpublished changes.",
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
  changedElsewhereTitle: "This theme has been published elsewhere in the meantime",
  deleteChangedText: "Nothing has been deleted yet. Look at what has changed, then decide again.",
  versions: "What has changed", // Name of the table of both versions
  versionSeen: "Before", // Column: the version that the person had seen
  versionNow: "Published now", // Column: the version that was published elsewhere
  deleted: "Theme “{name}” deleted", // Toast after a deletion
  discardChanges: "Discard changes", // Button and menu item: discards the draft
  discardTitle: "Discard the changes to “{name}”?", // Dialog title
  discardText: "The theme goes back to its published version. Your changes cannot be recovered.",
  discardNewText: "This draft was never published and will be gone.",
  keepEditing: "Keep the changes", // Button of the dialog: closes it without discarding
  // Above a list that leaves out these themes, since they do not fit the contract. The places follow below, for developers
  leftOut: "{count, plural, one {# theme cannot be shown} other {# themes cannot be shown}}",
  themeFailedTitle: "The theme could not be loaded",
  goneTitle: "This theme no longer exists",
  goneText: "It was deleted, and there are no unpublished changes to it in this browser.",
  newGoneTitle: "This draft is no longer here",
  newGoneText: "It was published or discarded in another tab.",
  actions: "Edit and publish", // Accessible name of the bar with Undo, Redo and Publish
  undo: "Undo", // Button and command
  undoAlso: "Back Revert Theme", // Other words that find this command
  redo: "Redo", // Button and command
  redoAlso: "Again Repeat Theme", // Other words that find this command
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
  changeCount: "{count, plural, one {# value changes} other {# values change}}", // Button: shows the table of changes
  changes: "Changes", // Name of the table of changes
  field: "Field", // Column: which value of the theme
  before: "Published", // Column: the value before
  after: "New", // Column: the value after
  // Warning in the dialog
  failingTitle:
    "{count, plural, one {One pair of colours has} other {# pairs of colours have}} too little contrast",
  failingText: "People with low vision will not be able to read this theme.",
  changedElsewhereText:
    "Your version is still here. Keep it to publish it in place of the other one, or take the published version and discard yours.",
  deletedElsewhereTitle: "This theme has been deleted elsewhere in the meantime",
  deletedElsewhereText: "Your version is still here. You can publish it as a new theme, or discard it.",
  yours: "Yours", // Column: the draft
  keepMine: "Keep my version", // Button
  takePublished: "Take the published version",
  keepAsNew: "Keep it as a new theme",
  acceptDeletion: "Discard my version", // Button
  // Toast after leaving the editor with unpublished changes
  kept: "Your changes to “{name}” are kept in this browser.",
  notKeptTitle: "This browser cannot keep drafts",
  notKeptText: "Publish your changes before you close or reload this page: they would be lost.",
  contrastUnchanged: "All pairs of colours have enough contrast.",
  contrast: "Contrast", // Name and column of a table
  on: "{front} / {back}", // Two colours: the front one and its background
  needed: "Too low · at least {ratio}:1", // Beside a ratio that is too low: what the pair needs
  passes: "{ratio}:1 Passes", // A ratio, for screen readers
  tooLow: "{ratio}:1 Too low", // A ratio, for screen readers
  takeNearest: "Use {colour}", // Button: takes a colour with enough contrast
  takeNearestFor: "Use {colour}: {name}", // Accessible name of the same button. {name} is the colour’s role and mode
  fixAll: "Fix all", // Button: takes the first colour with enough contrast for each pair
  fixed: "{count, plural, one {# colour adjusted} other {# colours adjusted}}", // Toast and notice, with the button `undo`
  fixedTo: "{name}: {after} instead of {before}", // In the notice, for each colour. {name} is its role and mode
  // Button that leads to the first problem, and chip of a theme
  problems: "{count, plural, one {# contrast problem} other {# contrast problems}}",
  colours: "Colours", // Title of a card
  coloursHint: "Pick, type or paste: #0F766E, #abc, rgb(…) or hsl(…).",
  colourTransparent: "A colour of a theme cannot be transparent. Please enter it without an alpha value.",
  colourWrong: "Please enter a colour such as #0F766E, rgb(15 118 110) or hsl(175 77% 26%).",
  pick: "Pick: {name}", // Button: opens the colour picker. {name} is the colour’s role and mode
  derive: "Build the theme from the primary colour", // Above four buttons, the moods below: makes the other fifteen colours
  deriveHint: "The primary colour stays. Every pair gets enough contrast.", // Below the buttons
  // In its place, after a press, where the colour would not be seen on a dark background
  adapted: "Primary, Dark is {colour}: lighter, so that it shows on the dark background.",
  derived: "All colours made from {colour}", // Toast, with a button that undoes it
  calm: "Calm", // Mood of the colours of a theme
  fresh: "Fresh", // Mood
  warm: "Warm", // Mood
  bold: "Bold", // Mood
  hue: "Hue", // Name of the slider of hues
  light: "Light", // Colour mode
  dark: "Dark", // Colour mode
  inMode: "{name}, {mode}", // A name with its colour mode: “Primary, Light”
  primary: "Primary", // Role of a colour
  onPrimary: "On primary", // Role of a colour: text on primary
  accent: "Accent", // Role of a colour
  onAccent: "On accent", // Role of a colour: text on accent
  background: "Background", // Role of a colour
  onBackground: "On background", // Role of a colour: text on the background
  illustration: "Illustration", // Role of a colour
  illustrationOutline: "Illustration outline", // Role of a colour
  fonts: "Fonts", // Title of a card
  fontsHint: "Choose a font or type your own. Separate several with commas.",
  fontWrong: "Please enter names of fonts, joined by commas, without quotes.",
  fontOf: "Font, {system}", // Name of a field: the font of a system
  ios: "iOS", // System
  android: "Android", // System
  web: "Web", // System
  exportPublished: "Export the published theme", // Button, menu item and command: downloads design tokens (JSON)
  exportAlso: "Download Save File JSON Design tokens", // Other words that find this command
  import: "Import", // Button: chooses a file of design tokens
  importCommand: "Import theme", // Command: chooses a file of design tokens
  importAlso: "Upload Open File JSON Design tokens", // Other words that find this command
  importedName: "Imported", // Name of a theme whose file has none; at most 15 characters
  importFailed: "The file could not be imported",
  importProblems: "Nothing was changed. These values are missing, or are no colours and fonts:",
  noTokens: "Nothing was changed. The file holds no design tokens (JSON of at most 256 KB).",
  preview: "Preview", // Title of a card
  previewOf: "Preview: {name}", // Text alternative of a screen. {name} is its colour mode
  sampleTitle: "Good morning", // Heading in the preview of an app
  sampleWalk: "Morning walk", // List item in the preview of an app; short
  sampleBreathe: "Breathe calmly", // List item in the preview of an app; short
  sampleSleep: "Sleep well", // List item in the preview of an app; short
  samplePrimary: "Start", // Button in the preview of an app; short
  sampleAccent: "My goals", // Button in the preview of an app; short
});
