/** English names of the themes' pages, which their routes know before the pages' code has arrived. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  themesTitle: "Themes", // Page title, link and command
  themesPurpose: "Colours and fonts for the wellbeing kit in your apps.",
  editorTitle: "Theme", // Page title of the editor
  backToThemes: "Back to themes", // Link to the page of all themes
});
