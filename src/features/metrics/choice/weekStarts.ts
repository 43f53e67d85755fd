/** The first day of a week: Monday in Britain, as our English is British, and in Germany. */
import type { Language } from "#schemas/languages.ts";
import type { Weekday } from "#src/domain/metrics/trendPeriods.ts";

export const weekStarts: Readonly<Record<Language, Weekday>> = { en: 1, de: 1 };
