/** Words of the card that says how an app connects. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  id: "App-ID",
  copyId: "App-ID kopieren",
  title: "So verbinden Sie die App",
  text: "Das Kit braucht diese App-ID, diese API-Adresse und ein Client-Secret.",
  apiBase: "API-Adresse",
  copyApiBase: "API-Adresse kopieren",
  snippetLanguage: "Sprache",
  snippetSecret: "Übergeben Sie dem Kit das Client-Secret von außen, nie im Quellcode.",
  shell: "Shell",
  swift: "Swift",
  kotlin: "Kotlin",
  snippet: "Beispiel in {language}",
  copySnippet: "Beispiel kopieren",
} satisfies Translation<typeof english>;
