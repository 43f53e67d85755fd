/** Days of a calendar, apart from any zone, and the instants where they begin and end in one. */
import { DateTime } from "effect";

/** A day as its midnight in UTC: arithmetic on it knows no zone, so no day of 23 or 25 hours. */
export type CalendarDay = DateTime.Utc;

/** The day that it is in `zone` at `now`. */
export const dayAt = (now: DateTime.DateTime, zone: DateTime.TimeZone): CalendarDay => {
  const { year, month, day } = DateTime.toParts(DateTime.setZone(now, zone));
  return DateTime.unsafeMake({ year, month, day });
};

/** Its first instant: later than midnight where clocks skip midnight, the first one where they show it twice. */
export const startOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.toUtc(DateTime.setZone(day, zone, { adjustForTimeZone: true }));

/** Its last millisecond: the one before the next day begins, however long the day is. */
export const endOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.subtract(startOfDay(DateTime.add(day, { days: 1 }), zone), { millis: 1 });

/** `2026-03-31` */
export const isoDay = (day: CalendarDay): string => DateTime.formatIsoDateUtc(day);
