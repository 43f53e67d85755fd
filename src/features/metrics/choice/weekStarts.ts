/** The first day of a week, as in ISO 8601, whatever the country. */
import type { Language } from "#schemas/languages.ts";
import type { Weekday } from "#src/domain/metrics/trendPeriods.ts";

export const weekStarts: Readonly<Record<Language, Weekday>> = { en: 1, de: 1 };
