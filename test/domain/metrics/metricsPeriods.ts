/** Periods for properties: by name and by days, whole months among them. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { type CalendarDay, isoDay } from "#src/domain/calendarDay.ts";
import {
  type Days,
  type PeriodChoice,
  type TimePeriodId,
  timePeriodIds,
} from "#src/domain/metrics/timePeriod.ts";
import { anyDate, dayLength } from "#test/domain/zones.ts";

export const day = (iso: string): CalendarDay => DateTime.unsafeMake(`${iso}T00:00:00Z`);
export const shown = (days: Days | null) => days && `${isoDay(days.first)} to ${isoDay(days.last)}`;

export const namedMonths: Partial<Record<TimePeriodId, number>> = {
  LAST_MONTH: 1,
  LAST_3_MONTH: 3,
  LAST_6_MONTH: 6,
  LAST_YEAR: 12,
};

export const lengthOf = ({ first, last }: Days) => (last.epochMillis - first.epochMillis) / dayLength + 1;

export const anyPeriod = fc.constantFrom(...timePeriodIds);
export const anyBoundPeriod = anyPeriod.filter((id) => id !== "ALL_TIME");

export const anyDays = fc
  .tuple(anyDate, anyDate)
  .map((dates) => dates.toSorted())
  .map(([first = "", last = ""]): Days => ({ first: day(first), last: day(last) }));
export const anyMonths = fc.tuple(anyDate, fc.integer({ min: 1, max: 24 })).map(([date, months]): Days => {
  const first = DateTime.startOf(day(date), "month");
  return { first, last: DateTime.subtract(DateTime.add(first, { months }), { days: 1 }) };
});
export const anyChoice: fc.Arbitrary<PeriodChoice> = fc.oneof(anyBoundPeriod, anyDays, anyMonths);

/** Computed from the written dates, independently of the code under test. */
export const isWholeMonths = ({ first, last }: Days) =>
  isoDay(first).endsWith("-01") && isoDay(DateTime.add(last, { days: 1 })).endsWith("-01");
export const monthsIn = ({ first, last }: Days) => {
  const [a = 0, b = 0] = [first, last].map((each) => {
    const [year = 0, month = 0] = isoDay(each).split("-").map(Number);
    return year * 12 + month;
  });
  return b - a + 1;
};
