/** Words of the card that says how an app connects. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  id: {
    id: "connect.id",
    defaultMessage: "App ID",
    description: "Term: the app’s identifier",
  },
  copyId: {
    id: "connect.copyId",
    defaultMessage: "Copy app ID",
    description: "Button behind the identifier",
  },
  title: {
    id: "connect.title",
    defaultMessage: "How to connect",
    description: "Heading: what a developer needs to connect the app to the platform",
  },
  text: {
    id: "connect.text",
    defaultMessage:
      "What the software kit in the app needs: this ID, this address, and a client secret. Its value is shown only once, when you create it.",
    description: "Below apps.connectTitle",
  },
  apiBase: {
    id: "connect.apiBase",
    defaultMessage: "API base",
    description: "Start of the address of all API calls",
  },
  copyApiBase: { id: "connect.copyApiBase", defaultMessage: "Copy API base", description: "Button" },
  snippetLanguage: {
    id: "connect.snippetLanguage",
    defaultMessage: "Language",
    description: "Programming language of the example",
  },
  snippetSecret: {
    id: "connect.snippetSecret",
    defaultMessage: "The software kit takes the client secret. Keep it out of the source code.",
    description: "Comment in the example, above the line that reads the secret: one line",
  },
  shell: { id: "connect.shell", defaultMessage: "Shell", description: "Language of the command line" },
  swift: { id: "connect.swift", defaultMessage: "Swift", description: "Programming language" },
  kotlin: { id: "connect.kotlin", defaultMessage: "Kotlin", description: "Programming language" },
  snippet: {
    id: "connect.snippet",
    defaultMessage: "Example in {language}",
    description: "Name of the example for screen readers",
  },
  copySnippet: { id: "connect.copySnippet", defaultMessage: "Copy example", description: "Button" },
} as const satisfies Messages;
