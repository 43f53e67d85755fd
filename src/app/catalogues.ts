/** Loads the messages of one language; each language is a chunk. */
import type { Language } from "#schemas/languages.ts";
import type { Catalogue } from "#src/i18n/i18n.ts";

const chunks = {
  en: () => import("virtual:catalogue.en.js"),
  de: () => import("virtual:catalogue.de.js"),
} as const satisfies Record<Language, () => Promise<{ catalogue: Catalogue }>>;

export const loadCatalogue = async (language: Language): Promise<Catalogue> =>
  (await chunks[language]()).catalogue;
