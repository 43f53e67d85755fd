/** Words of the card that says how an app connects. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  id: "App ID", // Term: the app’s identifier
  copyId: "Copy app ID", // Button behind the identifier
  title: "How to connect", // Heading: what a developer needs to connect the app to the platform
  text: "What the software kit in the app needs: this ID, this address, and a client secret. Its value is shown only once, when you create it.",
  apiBase: "API base", // Start of the address of all API calls
  copyApiBase: "Copy API base", // Button
  snippetLanguage: "Language", // Programming language of the example
  snippetSecret: "The software kit takes the client secret. Keep it out of the source code.",
  shell: "Shell", // Language of the command line
  swift: "Swift", // Programming language
  kotlin: "Kotlin", // Programming language
  snippet: "Example in {language}", // Name of the example for screen readers
  copySnippet: "Copy example", // Button
});
