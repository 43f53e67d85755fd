/**
 * The sub-periods of a period, for a trend, and those that they are compared with. They follow each other without a gap, in
 * every time zone.
 */
import { DateTime, Schema } from "effect";
import {
  type CalendarDay,
  dayAt,
  endOfDay,
  isSameDay,
  monthIndex,
  startOfDay,
} from "#src/domain/calendarDay.ts";
import { type ComparedPeriod, type Days, daysIn, epoch, isSingleDay, type TimePeriod } from "./timePeriod.ts";

export interface TrendPeriod extends Days {
  /** A step is several years. The first and the last unit may be shorter. */
  readonly unit: "day" | "week" | "month" | "quarter" | "year" | "step";
  readonly startDate: DateTime.Utc;
  readonly endDate: DateTime.Utc;
}

type Unit = TrendPeriod["unit"];

/** What can be chosen instead of the unit that fits best. */
export const Interval = Schema.Literal("day", "week", "month", "quarter");
export type Interval = typeof Interval.Type;
export const isInterval = Schema.is(Interval);

/** Fewer sub-periods show no development. */
const minParts = 3;

/** More sub-periods would take too many calls. */
const maxParts = 31;
const maxWeeks = 14;
const maxCount = 24;

const nextDay = (day: CalendarDay): CalendarDay => DateTime.add(day, { days: 1 });
const dayBefore = (day: CalendarDay): CalendarDay => DateTime.subtract(day, { days: 1 });

const firstOfMonth = (index: number): CalendarDay =>
  DateTime.unsafeMake({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 });

const unitOf: Readonly<Record<number, Unit>> = { 1: "month", 3: "quarter", 12: "year" };

/** Whether it has all days of its unit: a calendar week, month, quarter or year. A day or step always has. */
export const isWhole = ({ unit, first, last }: TrendPeriod): boolean => {
  if (unit === "week") return daysIn({ first, last }) === 7;
  const months = [1, 3, 12].find((count) => unitOf[count] === unit);
  if (months === undefined) return true;
  const isFirstOfMonth = DateTime.getPartUtc(first, "day") === 1;
  return isFirstOfMonth && isSameDay(nextDay(last), DateTime.add(first, { months }));
};

export const isRunning = ({ endDate }: TrendPeriod, at: DateTime.DateTime): boolean =>
  DateTime.greaterThan(endDate, at);

/** Whether it has fewer days than its unit, or was not over at `at`. */
export const isIncomplete = (period: TrendPeriod, at: DateTime.DateTime): boolean =>
  !isWhole(period) || isRunning(period, at);

/** Whether it begins on a Saturday or a Sunday. */
export const isWeekend = ({ first }: TrendPeriod): boolean => DateTime.getPartUtc(first, "weekDay") % 6 === 0;

interface Starts {
  readonly unit: Unit;
  /** The first day of each sub-period. */
  readonly starts: ReadonlyArray<CalendarDay>;
}

/** The first one begins with the days, if these begin within it. */
const parts = (
  unit: Unit,
  { first }: Days,
  count: number,
  startAt: (index: number) => CalendarDay,
): Starts => ({
  unit,
  starts: Array.from({ length: count }, (_, index) => (index === 0 ? first : startAt(index))),
});

const calendarDays = (days: Days): Starts =>
  parts("day", days, daysIn(days), (index) => DateTime.add(days.first, { days: index }));

/** From Monday (ISO 8601), whatever the country. */
const calendarWeeks = (days: Days): Starts => {
  const daysIntoWeek = (DateTime.getPartUtc(days.first, "weekDay") + 6) % 7;
  const start = DateTime.subtract(days.first, { days: daysIntoWeek });
  const count = Math.ceil(daysIn({ first: start, last: days.last }) / 7);
  return parts("week", days, count, (index) => DateTime.add(start, { days: 7 * index }));
};

const calendarMonths = (days: Days, months: number): Starts => {
  const step = Math.floor(monthIndex(days.first) / months);
  const count = Math.floor(monthIndex(days.last) / months) - step + 1;
  return parts(unitOf[months] ?? "step", days, count, (index) => firstOfMonth((step + index) * months));
};

const startsIn = (interval: Interval, days: Days): Starts => {
  if (interval === "day") return calendarDays(days);
  return interval === "week" ? calendarWeeks(days) : calendarMonths(days, interval === "month" ? 1 : 3);
};

/** Those into which the days can be divided by three calls or more, but not by too many. */
const possible = (days: Days): ReadonlyArray<Interval> =>
  Interval.literals.filter((interval) => {
    const { length } = startsIn(interval, days).starts;
    return length >= minParts && length <= maxParts;
  });

/** Months, quarters, years, then steps of two, three, … years: the first that are few enough. */
const bestMonths = (days: Days, months = 1): Starts => {
  const units = calendarMonths(days, months);
  if (units.starts.length <= maxCount) return units;
  return bestMonths(days, months === 1 ? 3 : months === 3 ? 12 : months + 12);
};

const bestStarts = (days: Days): Starts => {
  if (daysIn(days) <= maxParts) return calendarDays(days);
  const weeks = calendarWeeks(days);
  return weeks.starts.length <= maxWeeks ? weeks : bestMonths(days);
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

/** The days of the period on which the app can have had users; the last day if the app was created after them. */
export const daysSince = (
  creationDate: DateTime.Utc,
  { first, last }: Days,
  zone: DateTime.TimeZone,
): Days => ({
  first: DateTime.min(DateTime.max(dayAt(creationDate, zone), first), last),
  last,
});

const daysOf = ({ startDate, endDate }: TimePeriod, zone: DateTime.TimeZone): Days => ({
  first: dayAt(startDate, zone),
  last: dayAt(endDate, zone),
});

interface TrendDays {
  readonly period: TimePeriod;
  readonly zone: DateTime.TimeZone;
  readonly creationDate: DateTime.Utc;
}

/** All time has no first day, so its trend begins on the day of the app's creation. A single day is the last of seven. */
const trendDays = ({ period, zone, creationDate }: TrendDays): Days => {
  const days = daysOf(period, zone);
  if (period.choice === "ALL_TIME") return daysSince(creationDate, days, zone);
  return isSingleDay(period.choice)
    ? { ...days, first: DateTime.max(epoch, DateTime.subtract(days.first, { days: 6 })) }
    : days;
};

export const possibleIntervals = (trend: TrendDays): ReadonlyArray<Interval> => possible(trendDays(trend));

/**
 * Up to 31 days, 14 calendar weeks or 24 months, else quarters, years or steps of whole years; the interval instead, if it
 * is possible. A day that a zone left out is left out.
 */
export const trendPeriods = (trend: TrendDays, interval?: Interval): ReadonlyArray<TrendPeriod> => {
  const { zone } = trend;
  const days = trendDays(trend);
  const isPossible = interval && possible(days).includes(interval);
  const { unit, starts } = isPossible ? startsIn(interval, days) : bestStarts(days);
  return starts
    .map((day, index) => {
      const next = starts[index + 1];
      return subPeriod(unit, day, next === undefined ? days.last : dayBefore(next), zone);
    })
    .filter(({ startDate, endDate }) => DateTime.lessThan(startDate, endDate));
};

/** The day that a day is compared with; undefined if its month does not have it. */
const comparedDay = (day: CalendarDay, shift: ComparedPeriod["shift"]): CalendarDay | undefined => {
  const compared = DateTime.subtract(day, shift);
  return isSameDay(DateTime.add(compared, shift), day) ? compared : undefined;
};

/** The nearest day of the same weekday, at most three days away; the compared day itself if that would be `day`. */
const sameWeekday = (day: CalendarDay, compared: CalendarDay): CalendarDay => {
  const weeks = Math.round((daysIn({ first: compared, last: day }) - 1) / 7);
  return weeks === 0 ? compared : DateTime.subtract(day, { days: 7 * weeks });
};

/** All days are, if the first one is. */
export const areSameWeekdays = (
  [current]: ReadonlyArray<TrendPeriod>,
  [compared]: ReadonlyArray<TrendPeriod | null>,
): boolean =>
  current?.unit === "day" && (!compared || daysIn({ first: compared.first, last: current.first }) % 7 === 1);

/** A day moves to the same weekday: between a Saturday and a Tuesday, the weekday would be the difference. */
const comparedDays = (
  current: ReadonlyArray<TrendPeriod>,
  compared: ComparedPeriod,
  zone: DateTime.TimeZone,
): ReadonlyArray<TrendPeriod | null> => {
  // 29 February has days after it, unlike those that a shorter month does not have.
  const byDates = current.map(({ first }, index) => {
    const next = current[index + 1];
    const isBetween = index === 0 || (next && comparedDay(next.first, compared.shift) !== undefined);
    return isBetween ? DateTime.subtract(first, compared.shift) : comparedDay(first, compared.shift);
  });
  const isAfter = (day: CalendarDay | undefined) =>
    day !== undefined && DateTime.greaterThan(day, compared.choice.last);
  return current.map(({ first }, index) => {
    const byDate = byDates[index];
    if (byDate === undefined || isAfter(byDate)) return null;
    const day = sameWeekday(first, byDate);
    if (DateTime.lessThan(day, epoch)) return null;
    const period = subPeriod("day", day, day, zone);
    // Today is not over, so that both end at the same time of day.
    const isLast = index === current.length - 1 || isAfter(byDates[index + 1]);
    if (!isLast || !compared.endsLikeNow) return period;
    const end = DateTime.add(DateTime.setZone(compared.endDate, zone), {
      days: daysIn({ first: epoch, last: day }) - daysIn({ first: epoch, last: compared.choice.last }),
    });
    const endDate = DateTime.max(DateTime.min(DateTime.toUtc(end), period.endDate), period.startDate);
    return { ...period, endDate };
  });
};

/**
 * The sub-periods of the compared period, each at the index of the one that it is compared with. They begin as far before
 * it as the compared period does, days at the nearest same weekday; null takes the place of those that it does not have.
 */
export const comparedTrendPeriods = (
  current: ReadonlyArray<TrendPeriod>,
  compared: ComparedPeriod,
  zone: DateTime.TimeZone,
): ReadonlyArray<TrendPeriod | null> => {
  if (current[0]?.unit === "day") return comparedDays(current, compared, zone);
  const { first, last } = compared.choice;
  const starts = current.map((period, index) => {
    const start = index === 0 ? first : comparedDay(period.first, compared.shift);
    return start && DateTime.lessThanOrEqualTo(start, last) ? start : undefined;
  });
  return starts.map((start, index) => {
    const unit = current[index]?.unit;
    if (start === undefined || unit === undefined) return null;
    const next = starts.slice(index + 1).find((other) => other !== undefined);
    const period = subPeriod(unit, start, next === undefined ? last : dayBefore(next), zone);
    // The last one may not be over.
    return { ...period, endDate: DateTime.min(period.endDate, compared.endDate) };
  });
};
