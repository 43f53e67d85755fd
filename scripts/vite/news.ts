/** What is new for users, in every language: a console of an older build offers the newer one with it. */
import type { Language } from "#schemas/languages.ts";

export const news: Readonly<Record<Language, string>> = {
  en: "The session now survives more: forms keep what was typed, and pages keep their data while the connection is gone.",
  de: "Die Sitzung übersteht jetzt mehr: Formulare behalten Ihre Eingaben, und Seiten behalten ihre Daten, solange die Verbindung fehlt.",
};
