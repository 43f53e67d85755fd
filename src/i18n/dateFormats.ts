/** How dates are written, in each language. Imports only types, as the early script needs one of the formats. */
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
  dayMoment: {
    weekday: "short",
    year: "numeric",
    month: "short",
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
