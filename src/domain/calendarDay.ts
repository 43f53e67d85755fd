/** Calendar days without a time zone, and their first and last instants in a time zone. */
import { DateTime } from "effect";

/** A day as its midnight in UTC, so that arithmetic meets no day of 23 or 25 hours. */
export type CalendarDay = DateTime.Utc;

/** The day in `zone` at `now`. */
export const dayAt = (now: DateTime.DateTime, zone: DateTime.TimeZone): CalendarDay => {
  const { year, month, day } = DateTime.toParts(DateTime.setZone(now, zone));
  return DateTime.unsafeMake({ year, month, day });
};

/** The first instant of a day: after midnight where clocks skip it, the earlier one where they show it twice. */
export const startOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.toUtc(DateTime.setZone(day, zone, { adjustForTimeZone: true }));

/** The last millisecond of a day. */
export const endOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.subtract(startOfDay(DateTime.add(day, { days: 1 }), zone), { millis: 1 });

/** `2026-03-31` */
export const isoDay = (day: CalendarDay): string => DateTime.formatIsoDateUtc(day);
