/** Words of the card that says how an app connects. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  id: "App-ID",
  copyId: "App-ID kopieren",
  title: "So verbinden Sie die App",
  text: "Was das Software-Kit in der App braucht: diese ID, diese Adresse und ein Client-Secret. Dessen Wert wird nur einmal angezeigt, direkt nach dem Erstellen.",
  apiBase: "API-Basis",
  copyApiBase: "API-Basis kopieren",
  snippetLanguage: "Sprache",
  snippetSecret: "Das Client-Secret erhält das Software-Kit. Es gehört nicht in den Quellcode.",
  shell: "Shell",
  swift: "Swift",
  kotlin: "Kotlin",
  snippet: "Beispiel in {language}",
  copySnippet: "Beispiel kopieren",
} satisfies Translation<typeof english>;
