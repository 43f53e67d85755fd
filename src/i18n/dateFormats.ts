/** How dates are written, in each language. Imports only types, as the early script needs one of the formats. */
import type { Language } from "#schemas/languages.ts";

/** The first day of a week, 1 for Monday to 7 for Sunday: as in ISO 8601, whatever the country. */
export const weekStarts: Readonly<Record<Language, 1 | 2 | 3 | 4 | 5 | 6 | 7>> = { en: 1, de: 1 };

export const dateFormats = {
  day: { year: "numeric", month: "short", day: "numeric" },
  shortDay: { month: "short", day: "numeric" },
  month: { year: "numeric", month: "long" },
  shortMonth: { year: "numeric", month: "short" },
  year: { year: "numeric" },
  weekdayAndDay: { weekday: "short", year: "numeric", month: "short", day: "numeric" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  time: { hour: "2-digit", minute: "2-digit" },
  longMoment: {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
  moment: {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
