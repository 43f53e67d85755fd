/** The first day of a week, as in ISO 8601, whatever the country. */
import type { Language } from "#schemas/languages.ts";

export const weekStarts: Readonly<Record<Language, 1 | 2 | 3 | 4 | 5 | 6 | 7>> = { en: 1, de: 1 };
