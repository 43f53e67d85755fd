/** Words of the card that says how an app connects. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  id: "App ID", // Term: the app’s identifier
  copyId: "Copy app ID", // Button behind the identifier
  title: "How to connect", // Heading: what a developer needs to connect the app to the platform
  text: "The kit needs this app ID, this API base and a client secret.",
  apiBase: "API base", // Start of the address of all API calls
  copyApiBase: "Copy API base", // Button
  snippetLanguage: "Language", // Programming language of the example
  snippetSecret: "Pass the client secret in from outside – never commit it.",
  shell: "Shell", // Language of the command line
  swift: "Swift", // Programming language
  kotlin: "Kotlin", // Programming language
  snippet: "Example in {language}", // Name of the example for screen readers
  copySnippet: "Copy example", // Button
});
