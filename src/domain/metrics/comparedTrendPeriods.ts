/** The sub-periods that those of a trend are compared with: days of the same weekday, else the same dates. */
import { DateTime } from "effect";
import { type CalendarDay, isSameDay } from "#src/domain/calendarDay.ts";
import { type ComparedPeriod, daysIn, epoch } from "./timePeriod.ts";
import { dayBefore, subPeriod, type TrendPeriod } from "./trendPeriods.ts";

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

export const areSameWeekdays = (
  current: ReadonlyArray<TrendPeriod>,
  compared: ReadonlyArray<TrendPeriod | null>,
): boolean =>
  current.every(({ unit, first }, index) => {
    const other = compared[index];
    return unit === "day" && (!other || daysIn({ first: other.first, last: first }) % 7 === 1);
  });

/** A day moves to the same weekday: between a Saturday and a Tuesday, the weekday would be the difference. */
const comparedDays = (
  current: ReadonlyArray<TrendPeriod>,
  compared: ComparedPeriod,
  zone: DateTime.TimeZone,
): ReadonlyArray<TrendPeriod | null> =>
  current.map(({ first }, index) => {
    const byDate = index === 0 ? compared.choice.first : comparedDay(first, compared.shift);
    if (byDate === undefined || DateTime.greaterThan(byDate, compared.choice.last)) return null;
    const day = sameWeekday(first, byDate);
    if (DateTime.lessThan(day, epoch)) return null;
    const period = subPeriod("day", day, day, zone);
    // The last one may not be over, so that both end at the same time of day.
    if (index < current.length - 1 || !compared.endsLikeNow) return period;
    const end = DateTime.add(DateTime.setZone(compared.endDate, zone), {
      days: daysIn({ first: epoch, last: day }) - daysIn({ first: epoch, last: compared.choice.last }),
    });
    const endDate = DateTime.max(DateTime.min(DateTime.toUtc(end), period.endDate), period.startDate);
    return { ...period, endDate };
  });

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
    return index === current.length - 1
      ? { ...period, endDate: DateTime.min(period.endDate, compared.endDate) }
      : period;
  });
};
