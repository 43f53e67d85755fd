/** The words of the console in a language, as a person reads them in a time zone. */
import type { Language } from "#schemas/languages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { makeI18n } from "#src/i18n/i18n.ts";

export const i18nIn = async (language: Language, timeZone?: string) =>
  makeI18n(language, await loadCatalogue(language), timeZone);
