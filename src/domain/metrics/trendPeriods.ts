/** The sub-periods of a period, for a trend. They follow each other without a gap, in every time zone. */
import { DateTime, Duration } from "effect";
import {
  type CalendarDay,
  dayAt,
  endOfDay,
  isSameDay,
  monthIndex,
  startOfDay,
} from "#src/domain/calendarDay.ts";
import type { Days, TimePeriod } from "./timePeriod.ts";

export interface TrendPeriod extends Days {
  /** A week is any seven days, a step is several years. The first and the last unit may be shorter. */
  readonly unit: "day" | "week" | "month" | "quarter" | "year" | "step";
  readonly startDate: DateTime.Utc;
  readonly endDate: DateTime.Utc;
}

type Unit = TrendPeriod["unit"];

/** More sub-periods would take too many calls. */
const maxCount = 24;
const maxDays = 14;
const maxWeeks = 13;

const daysBetween = (first: CalendarDay, last: CalendarDay): number =>
  Duration.toDays(DateTime.distanceDuration(first, last));
const nextDay = (day: CalendarDay): CalendarDay => DateTime.add(day, { days: 1 });
const dayBefore = (day: CalendarDay): CalendarDay => DateTime.subtract(day, { days: 1 });

const firstOfMonth = (index: number): CalendarDay =>
  DateTime.unsafeMake({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 });

const unitOf: Readonly<Record<number, Unit>> = { 1: "month", 3: "quarter", 12: "year" };

/** Whether it has all days of its unit: seven or more, or a calendar month, quarter or year. A day or step always has. */
export const isWhole = ({ unit, first, last }: TrendPeriod): boolean => {
  if (unit === "week") return daysBetween(first, last) >= 6;
  const months = [1, 3, 12].find((count) => unitOf[count] === unit);
  if (months === undefined) return true;
  const isFirstOfMonth = DateTime.getPartUtc(first, "day") === 1;
  return isFirstOfMonth && isSameDay(nextDay(last), DateTime.add(first, { months }));
};

/** Months, quarters, years, then steps of two, three, … years. */
function* monthsOfStep(): Generator<number> {
  yield* [1, 3];
  for (let years = 1; ; years += 1) yield 12 * years;
}

interface Starts {
  readonly unit: Unit;
  /** The first day of each sub-period. */
  readonly starts: ReadonlyArray<CalendarDay>;
}

/** Weeks count back from the last day, so that the newest columns are whole. A single day left over joins the first. */
const weeks = ({ last }: Days, count: number, first: CalendarDay): Starts => ({
  unit: "week",
  starts: Array.from({ length: count }, (_, index) =>
    index === 0 ? first : DateTime.subtract(last, { days: 7 * (count - index) - 1 }),
  ),
});

const calendarUnits = ({ first, last }: Days): Starts => {
  for (const months of monthsOfStep()) {
    const step = Math.floor(monthIndex(first) / months);
    const count = Math.floor(monthIndex(last) / months) - step + 1;
    if (count > maxCount) continue;
    return {
      unit: unitOf[months] ?? "step",
      starts: Array.from({ length: count }, (_, index) =>
        index === 0 ? first : firstOfMonth((step + index) * months),
      ),
    };
  }
  throw new Error("A step is as long as it takes");
};

const startsOf = (days: Days): Starts => {
  const { first, last } = days;
  const count = daysBetween(first, last) + 1;
  if (count <= maxDays) {
    const starts = Array.from({ length: count }, (_, index) => DateTime.add(first, { days: index }));
    return { unit: "day", starts };
  }
  const weekCount = Math.ceil((count - 1) / 7);
  return weekCount <= maxWeeks ? weeks(days, weekCount, first) : calendarUnits(days);
};

const subPeriod = (
  unit: Unit,
  first: CalendarDay,
  last: CalendarDay,
  zone: DateTime.TimeZone,
): TrendPeriod => ({
  unit,
  first,
  last,
  startDate: startOfDay(first, zone),
  endDate: endOfDay(last, zone),
});

const lastDays = (starts: ReadonlyArray<CalendarDay>, last: CalendarDay): ReadonlyArray<CalendarDay> => [
  ...starts.slice(1).map(dayBefore),
  last,
];

/** The days of the period on which the app can have had users; the last day if the app was created after them. */
export const daysSince = (
  creationDate: DateTime.Utc,
  { first, last }: Days,
  zone: DateTime.TimeZone,
): Days => ({
  first: DateTime.min(DateTime.max(dayAt(creationDate, zone), first), last),
  last,
});

const daysIn = ({ startDate, endDate }: TimePeriod, zone: DateTime.TimeZone): Days => ({
  first: dayAt(startDate, zone),
  last: dayAt(endDate, zone),
});

/**
 * Up to 14 days, 13 weeks or 24 months, else quarters, years or steps of whole years: at most 24 sub-periods. All time
 * has no first day, so its trend begins on the day of the app's creation. A day that a zone left out is left out.
 */
export const trendPeriods = (
  period: TimePeriod,
  zone: DateTime.TimeZone,
  creationDate: DateTime.Utc,
): ReadonlyArray<TrendPeriod> => {
  const whole = daysIn(period, zone);
  const days = period.choice === "ALL_TIME" ? daysSince(creationDate, whole, zone) : whole;
  const { unit, starts } = startsOf(days);
  const lasts = lastDays(starts, days.last);
  return starts
    .map((day, index) => subPeriod(unit, day, lasts[index] ?? days.last, zone))
    .filter(({ startDate, endDate }) => DateTime.lessThan(startDate, endDate));
};

const isWholeMonths = ({ first, last }: Days): boolean =>
  [first, nextDay(last)].every((day) => DateTime.getPartUtc(day, "day") === 1);

/**
 * The sub-periods of the previous period, each at the index of the one that it is compared with: whole months before
 * whole months, else as many days before each. If the previous period is longer, its first sub-period is longer too; if
 * it is shorter, null takes the place of missing sub-periods.
 */
export const previousTrendPeriods = (
  current: ReadonlyArray<TrendPeriod>,
  previous: TimePeriod,
  zone: DateTime.TimeZone,
): ReadonlyArray<TrendPeriod | null> => {
  const head = current[0];
  const tail = current.at(-1);
  if (!head || !tail) return [];
  const days = daysIn(previous, zone);
  const isByMonth = head.unit !== "day" && head.unit !== "week" && isWholeMonths(days);
  const shift =
    isByMonth && isWholeMonths({ first: head.first, last: tail.last })
      ? { months: monthIndex(head.first) - monthIndex(days.first) }
      : { days: daysBetween(days.last, tail.last) };
  const starts = current.map(({ first }, index) =>
    index === 0 ? days.first : DateTime.subtract(first, shift),
  );
  const lasts = lastDays(starts, days.last);
  return starts.map((first, index) => {
    const last = lasts[index] ?? days.last;
    return DateTime.lessThan(last, first) ? null : subPeriod(head.unit, first, last, zone);
  });
};
