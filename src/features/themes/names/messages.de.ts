/** German names of the themes' pages. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  themesTitle: "Themes",
  themesPurpose: "Farben und Schriften für das Wellbeing-Kit in Ihren Apps.",
  editorTitle: "Theme",
  backToThemes: "Zurück zu den Themes",
} satisfies Translation<typeof english>;
