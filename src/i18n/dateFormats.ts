/** How dates are written, in each language. Imports only types, as the early script needs one of the formats. */
const day = { year: "numeric", month: "short", day: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;
const moment = { ...day, ...time, timeZoneName: "short" } as const;

export const dateFormats = {
  day,
  shortDay: { month: "short", day: "numeric" },
  month: { year: "numeric", month: "long" },
  shortMonth: { year: "numeric", month: "short" },
  year: { year: "numeric" },
  weekdayAndDay: { weekday: "short", ...day },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  time,
  dayMoment: { weekday: "short", ...moment },
  moment,
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
