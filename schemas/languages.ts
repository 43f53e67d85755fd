/** The languages of the interface. Without imports, since the first scripts of both documents read it too. */

/** The first is the default. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** How each language writes dates and numbers (BCP 47). English is British. */
export const locales: Readonly<Record<Language, string>> = { en: "en-GB", de: "de" };

/** The default for anything that is not the code of a language. */
export const languageOf = (code: string | null): Language =>
  languages.find((language) => language === code) ?? languages[0];
