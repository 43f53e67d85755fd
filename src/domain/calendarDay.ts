/** Calendar days without a time zone, and their first and last instants in a time zone. */
import { DateTime, Option, ParseResult, Schema } from "effect";

/** A day as its midnight in UTC, where every day has 24 hours. */
export type CalendarDay = DateTime.Utc;

/** The day in `zone` at `now`. */
export const dayAt = (now: DateTime.DateTime, zone: DateTime.TimeZone): CalendarDay => {
  const { year, month, day } = DateTime.toParts(DateTime.setZone(now, zone));
  return DateTime.unsafeMake({ year, month, day });
};

/** The first instant of a day: after midnight if clocks skip midnight, the earlier one if it occurs twice. */
export const startOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.toUtc(DateTime.setZone(day, zone, { adjustForTimeZone: true }));

/** The last millisecond of a day. */
export const endOfDay = (day: CalendarDay, zone: DateTime.TimeZone): DateTime.Utc =>
  DateTime.subtract(startOfDay(DateTime.add(day, { days: 1 }), zone), { millis: 1 });

/** `2026-03-31` */
export const isoDay = (day: CalendarDay): string => DateTime.formatIsoDateUtc(day);

export const isSameDay = (a: CalendarDay, b: CalendarDay): boolean => a.epochMillis === b.epochMillis;

/** Months since January of the year 0. */
export const monthIndex = (day: CalendarDay): number => {
  const { year, month } = DateTime.toPartsUtc(day);
  return year * 12 + month - 1;
};

/** The day that is written `2026-03-31`; none for a text that is not a day, such as `2026-02-30`. */
export const dayOf = (iso: string): Option.Option<CalendarDay> =>
  DateTime.make(`${iso}T00:00:00Z`).pipe(
    Option.map(DateTime.toUtc),
    // `Date` takes 30 February for 2 March.
    Option.filter((day) => isoDay(day) === iso),
  );

/** A day, encoded as `2026-03-31`. */
export const CalendarDay = Schema.transformOrFail(Schema.String, Schema.DateTimeUtcFromSelf, {
  strict: true,
  decode: (iso, _options, ast) =>
    Option.match(dayOf(iso), {
      onNone: () => ParseResult.fail(new ParseResult.Type(ast, iso, "is not a day")),
      onSome: ParseResult.succeed,
    }),
  encode: (day) => ParseResult.succeed(isoDay(day)),
});
