/** The sub-periods of a trend, and those before: exact values for one day, and properties for any period, day and zone. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, endOfDay, isoDay, startOfDay } from "#src/domain/calendarDay.ts";
import {
  comparedPeriod,
  type PastComparison,
  type PeriodChoice,
  timePeriod,
  type TimePeriodId,
  timePeriodIds,
} from "#src/domain/metrics/timePeriod.ts";
import {
  areSameWeekdays,
  comparedTrendPeriods,
  Interval,
  isIncomplete,
  possibleIntervals,
  type TrendPeriod,
  trendPeriods,
} from "#src/domain/metrics/trendPeriods.ts";
import { anyMoment, minute, todayAt, zoneOf } from "#test/domain/zones.ts";
import { day, shown } from "./metricsPeriods.ts";

const utc = zoneOf("UTC");

const of = (choice: PeriodChoice, today: string, creation = "2020-05-17") =>
  trendPeriods({
    period: timePeriod(choice, day(today), utc),
    zone: utc,
    creationDate: day(creation),
  });

describe("on 30 March 2026", () => {
  const today = "2026-03-30";

  it.each<readonly [id: TimePeriodId, unit: string, count: number, first: string, last: string]>([
    ["LAST_7_DAYS", "day", 7, "2026-03-24 to 2026-03-24", "2026-03-30 to 2026-03-30"],
    ["LAST_30_DAYS", "day", 30, "2026-03-01 to 2026-03-01", "2026-03-30 to 2026-03-30"],
    ["LAST_60_DAYS", "week", 10, "2026-01-30 to 2026-02-01", "2026-03-30 to 2026-03-30"],
    ["LAST_90_DAYS", "week", 14, "2025-12-31 to 2026-01-04", "2026-03-30 to 2026-03-30"],
    ["THIS_MONTH", "day", 30, "2026-03-01 to 2026-03-01", "2026-03-30 to 2026-03-30"],
    ["LAST_MONTH", "day", 28, "2026-02-01 to 2026-02-01", "2026-02-28 to 2026-02-28"],
    ["LAST_3_MONTH", "week", 13, "2025-12-01 to 2025-12-07", "2026-02-23 to 2026-02-28"],
    ["LAST_6_MONTH", "month", 6, "2025-09-01 to 2025-09-30", "2026-02-01 to 2026-02-28"],
    ["THIS_YEAR", "week", 14, "2026-01-01 to 2026-01-04", "2026-03-30 to 2026-03-30"],
    ["LAST_YEAR", "month", 12, "2025-01-01 to 2025-01-31", "2025-12-01 to 2025-12-31"],
    ["ALL_TIME", "quarter", 24, "2020-05-17 to 2020-06-30", "2026-01-01 to 2026-03-30"],
  ])("%s is divided into %ss: %i, from %s on", (id, unit, count, first, last) => {
    const periods = of(id, today);
    expect(periods).toHaveLength(count);
    expect([periods[0]?.unit, shown(periods[0] ?? null), shown(periods.at(-1) ?? null)]).toEqual([
      unit,
      first,
      last,
    ]);
  });

  it.each([
    ["today", "2026-03-30", "day", 1],
    ["a month ago", "2026-02-28", "day", 31],
    ["two years ago", "2024-04-30", "month", 24],
    ["ten years ago", "2016-01-01", "year", 11],
    ["in 1970", "1970-01-01", "step", 20],
    ["in the future", "2027-01-01", "day", 1],
  ])("all time of an app that was created %s begins there", (_when, creation, unit, count) => {
    const periods = of("ALL_TIME", today, creation);
    expect([periods[0]?.unit, periods.length]).toEqual([unit, count]);
    expect(isoDay(periods[0]?.first ?? day(today))).toBe(creation > today ? today : creation);
  });
});

it.each<readonly [choice: PeriodChoice, intervals: ReadonlyArray<Interval>]>([
  ["LAST_7_DAYS", ["day"]],
  [{ first: day("2026-03-01"), last: day("2026-03-31") }, ["day", "week"]],
  ["LAST_30_DAYS", ["day", "week"]],
  ["LAST_90_DAYS", ["week", "month"]],
  ["LAST_6_MONTH", ["week", "month", "quarter"]],
  ["LAST_YEAR", ["month", "quarter"]],
  ["ALL_TIME", ["quarter"]],
])(
  "%j can be divided into %j: from three parts to as many as there are days in a month",
  (choice, intervals) => {
    const period = timePeriod(choice, day("2026-03-30"), utc);
    const trend = { period, zone: utc, creationDate: day("2020-05-17") };
    expect(possibleIntervals(trend)).toEqual(intervals);
  },
);

const part = (unit: TrendPeriod["unit"], first: string, last: string): TrendPeriod => ({
  unit,
  first: day(first),
  last: day(last),
  startDate: startOfDay(day(first), utc),
  endDate: endOfDay(day(last), utc),
});

it.each<readonly [...Parameters<typeof part>, isWhole: boolean]>([
  ["day", "2026-02-01", "2026-02-01", true],
  ["week", "2026-03-23", "2026-03-29", true],
  ["week", "2026-03-24", "2026-03-29", false],
  ["month", "2026-02-01", "2026-02-28", true],
  ["month", "2026-02-02", "2026-03-01", false],
  ["month", "2026-02-01", "2026-02-27", false],
  ["quarter", "2026-01-01", "2026-03-31", true],
  ["quarter", "2026-02-01", "2026-03-31", false],
  ["year", "2025-01-01", "2025-12-31", true],
  ["year", "2025-01-01", "2025-11-30", false],
  ["step", "2020-05-17", "2021-12-31", true],
])("a %s from %s to %s is whole when it is over: %j", (unit, first, last, isWhole) => {
  const period = part(unit, first, last);
  const end = period.endDate;
  expect(isIncomplete(period, end)).toBe(!isWhole);
  expect(isIncomplete(period, DateTime.subtract(end, { millis: 1 }))).toBe(true);
});

/** A partition: no gaps and no overlaps. */
const expectPartition = (
  periods: ReadonlyArray<TrendPeriod>,
  startDate: DateTime.Utc,
  endDate: DateTime.Utc,
) => {
  const ends = periods.map((period) => period.endDate.epochMillis);
  expect(periods.map((period) => period.startDate.epochMillis)).toEqual([
    startDate.epochMillis,
    ...ends.slice(0, -1).map((end) => end + 1),
  ]);
  expect(ends.at(-1)).toBe(endDate.epochMillis);
  expect(periods.every((period) => DateTime.lessThan(period.startDate, period.endDate))).toBe(true);
};

it("a day that a zone left out is left out: Samoa had no 30 December 2011", () => {
  const zone = zoneOf("Pacific/Apia");
  const days = { first: day("2011-12-28"), last: day("2012-01-02") };
  const periods = trendPeriods({
    period: timePeriod(days, day("2012-02-01"), zone),
    zone: zone,
    creationDate: day("2010-01-01"),
  });
  const dates = ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"];
  expect(periods.map(({ first }) => isoDay(first))).toEqual(dates);
  for (const [index, { endDate }] of periods.slice(0, -1).entries())
    expect(periods[index + 1]?.startDate.epochMillis).toBe(endDate.epochMillis + 1);
});

const anyAge = fc.nat({ max: 60 * 366 });

it("in any zone at any instant, at most 31 sub-periods cover the period completely, and none of the compared ones overlap", () => {
  const anyComparison = fc.constantFrom<PastComparison>("previous", "year");
  const anyInterval = fc.option(fc.constantFrom(...Interval.literals), { nil: undefined });
  const anyCase = fc.tuple(fc.constantFrom(...timePeriodIds), anyComparison, anyInterval);
  fc.assert(
    fc.property(anyCase, anyMoment, anyAge, ([id, comparison, interval], moment, age) => {
      const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
      const period = timePeriod(id, today, zone);
      const now = DateTime.unsafeMake(moment.now);
      const trend = { period, zone, creationDate: DateTime.subtract(now, { days: age }) };
      const periods = trendPeriods(trend, interval);
      const [unit] = periods.map((each) => each.unit);
      const isPossible = interval && possibleIntervals(trend).includes(interval);
      expect(unit).toBe(isPossible ? interval : trendPeriods(trend)[0]?.unit);
      expect(periods.length).toBeLessThanOrEqual(31);
      const start = id === "ALL_TIME" ? (periods[0]?.startDate ?? period.startDate) : period.startDate;
      expectPartition(periods, start, period.endDate);

      const compared = comparedPeriod(comparison, id, today, now, zone);
      if (compared === null) return;
      const all = comparedTrendPeriods(periods, compared, zone);
      expect(all).toHaveLength(periods.length);
      const before = all.filter((each) => each !== null);
      const isOfDays = periods[0]?.unit === "day";
      expect(areSameWeekdays(periods, all)).toBe(isOfDays);
      // Days move by at most three.
      const slack = (isOfDays ? 3 : 0) * 1440 * minute;
      const movedBy = (before[0]?.first.epochMillis ?? 0) - compared.choice.first.epochMillis;
      expect(Math.abs(movedBy)).toBeLessThanOrEqual(slack);
      for (const [index, { startDate, endDate }] of before.entries()) {
        expect(startDate.epochMillis).toBeLessThanOrEqual(endDate.epochMillis);
        expect(startDate.epochMillis).toBeGreaterThan(before[index - 1]?.endDate.epochMillis ?? 0);
        const lastDay = DateTime.add(dayAt(compared.endDate, zone), { days: isOfDays ? 3 : 0 });
        expect(endDate.epochMillis).toBeLessThanOrEqual(endOfDay(lastDay, zone).epochMillis);
      }
    }),
    { numRuns: 150 },
  );
});

it("29 February and the days after it are compared with the same weekday a year before", () => {
  const [choice, today] = [{ first: day("2028-02-28"), last: day("2028-03-01") }, "2028-03-30"];
  const compared = comparedPeriod("year", choice, day(today), day(today), utc);
  const found = compared && comparedTrendPeriods(of(choice, today), compared, utc);
  const days = found?.map((each) => each && isoDay(each.first));
  expect(days).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
});

const tuesday = { first: day("2026-03-24"), last: day("2026-03-24") };
const year = { first: day("2026-01-01"), last: day("2026-12-31") };
const october = { first: day("2026-10-01"), last: day("2026-10-31") };

it.each<
  readonly [
    what: string,
    choice: PeriodChoice,
    now: string,
    at: ReadonlyArray<number>,
    expected: ReadonlyArray<string | null>,
  ]
>([
  ["the same months", "LAST_YEAR", "2026-03-30T12:00Z", [1], ["2024-02-01 to 2024-02-29 23:59"]],
  [
    "the same dates of the year, until the same time of day",
    "THIS_YEAR",
    "2026-06-15T18:05:30Z",
    [0, 1, -2, -1],
    [
      "2025-01-01 to 2025-01-31 23:59",
      "2025-02-01 to 2025-02-28 23:59",
      "2025-05-01 to 2025-05-31 23:59",
      "2025-06-01 to 2025-06-15 18:05",
    ],
  ],
  ["the same days", "THIS_MONTH", "2026-03-10T18:05:30Z", [-1], ["2026-02-10 to 2026-02-10 18:05"]],
  ["the days moved", "LAST_30_DAYS", "2026-03-30T18:05:30Z", [-1], ["2026-03-02 to 2026-03-02 18:05"]],
  [
    "whole days where the other month has no such day",
    "THIS_MONTH",
    "2026-03-30T18:05:30Z",
    [-3, -2, -1],
    ["2026-02-28 to 2026-02-28 23:59", null, null],
  ],
  [
    "days until the time of today, and none for days after it,",
    { first: day("2026-11-20"), last: day("2026-11-30") },
    "2026-11-24T18:05:30Z",
    [3, 4, 5],
    ["2026-11-09 to 2026-11-09 23:59", "2026-11-10 to 2026-11-10 18:05", null],
  ],
  [
    "months until the time of today, and none for months after it,",
    year,
    "2026-06-15T18:05:30Z",
    [4, 5, 6],
    ["2025-05-01 to 2025-05-31 23:59", "2025-06-01 to 2025-06-15 18:05", null],
  ],
  [
    // Thursday, 1 October, and Thursday, 3 September; September has no 31st.
    "days of the same weekday",
    october,
    "2026-11-26T12:00Z",
    [0, -2, -1],
    ["2026-09-03 to 2026-09-03 23:59", "2026-10-02 to 2026-10-02 23:59", null],
  ],
  [
    "the seven days before those that end with a single one,",
    tuesday,
    "2026-03-30T12:00Z",
    [0, 6],
    ["2026-03-11 to 2026-03-11 23:59", "2026-03-17 to 2026-03-17 23:59"],
  ],
])("the compared sub-periods are %s before", (_what, choice, now, at, expected) => {
  const today = now.slice(0, 10);
  const periods = of(choice, today);
  const compared = comparedPeriod("previous", choice, day(today), DateTime.unsafeMake(now), utc);
  const found = compared ? comparedTrendPeriods(periods, compared, utc) : [];
  const parts = at.map((index) => found.at(index) ?? null);
  expect(
    parts.map((each) => each && `${shown(each)} ${DateTime.formatIso(each.endDate).slice(11, 16)}`),
  ).toEqual(expected);
  expect(areSameWeekdays(periods, found)).toBe(periods[0]?.unit === "day");
});
