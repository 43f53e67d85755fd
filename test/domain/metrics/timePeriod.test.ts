/** Periods by name and by days, in any zone at any instant. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isoDay } from "#src/domain/calendarDay.ts";
import { dayBefore, timePeriod, type TimePeriodId } from "#src/domain/metrics/timePeriod.ts";
import { anyMoment, todayAt, wallClock, zoneOf } from "#test/domain/zones.ts";
import { anyDays, anyPeriod } from "./metricsPeriods.ts";

/** Dates as the language's own `Date` counts them in UTC: `2024-03-31`. */
const utc = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** First and last date by the specification; months before January are months of the year before. */
const specified = (id: TimePeriodId, today: string): readonly [first: string, last: string] => {
  const [year = 0, month = 0, date = 0] = today.split("-").map(Number);
  const lastDays = (count: number) => [utc(year, month - 1, date - count + 1), today] as const;
  const lastMonths = (count: number) => [utc(year, month - 1 - count, 1), utc(year, month - 1, 0)] as const;
  return {
    LAST_7_DAYS: lastDays(7),
    LAST_30_DAYS: lastDays(30),
    LAST_60_DAYS: lastDays(60),
    LAST_90_DAYS: lastDays(90),
    THIS_MONTH: [utc(year, month - 1, 1), today] as const,
    LAST_MONTH: lastMonths(1),
    LAST_3_MONTH: lastMonths(3),
    LAST_6_MONTH: lastMonths(6),
    THIS_YEAR: [utc(year, 0, 1), today] as const,
    LAST_YEAR: [utc(year - 1, 0, 1), utc(year - 1, 11, 31)] as const,
    ALL_TIME: ["1970-01-01", today] as const,
  }[id];
};

it("in any zone at any instant, a period spans its local dates, from the first instant to the last", () => {
  fc.assert(
    fc.property(fc.oneof(anyPeriod, anyDays), anyMoment, (choice, moment) => {
      const today = todayAt(moment);
      const { startDate, endDate } = timePeriod(choice, today, zoneOf(moment.zone));
      const [start, end] = [startDate.epochMillis, endDate.epochMillis];
      const [first, last] =
        typeof choice === "string"
          ? specified(choice, isoDay(today))
          : [isoDay(choice.first), isoDay(choice.last)];
      const dateOf = wallClock(moment.zone);
      expect(start).toBeLessThanOrEqual(end);
      // Samoa had no 30 December 2011, so the bound is where the dates skip that day.
      expect([dateOf(end) <= last, dateOf(end + 1) > last]).toEqual([true, true]);
      const isFirst = dateOf(start - 1) < first && dateOf(start) >= first;
      expect(choice === "ALL_TIME" ? start === 0 : isFirst).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it("the day before a day ends right before it, however long it is", () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
      const { startDate } = timePeriod({ first: today, last: today }, today, zone);
      expect(dayBefore({ startDate }, zone)?.endDate.epochMillis).toBe(startDate.epochMillis - 1);
    }),
    { numRuns: 500 },
  );
});
