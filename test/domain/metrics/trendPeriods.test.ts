/** The sub-periods of a trend: exact values for one day, and properties for any period, day and zone. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarDay, isoDay } from "#src/domain/calendarDay.ts";
import {
  type Days,
  previousTimePeriod,
  timePeriod,
  type TimePeriodId,
  timePeriodIds,
} from "#src/domain/metrics/timePeriod.ts";
import {
  daysSince,
  previousTrendPeriods,
  type TrendPeriod,
  trendPeriods,
} from "#src/domain/metrics/trendPeriods.ts";
import { anyMoment, minute, todayAt, zoneOf } from "#test/domain/zones.ts";

const day = (iso: string): CalendarDay => DateTime.unsafeMake(`${iso}T00:00:00Z`);
const shown = (period: Days | null | undefined) =>
  period && `${isoDay(period.first)} to ${isoDay(period.last)}`;
const utc = zoneOf("UTC");

const of = (id: TimePeriodId, today: string, creation = "2020-05-17") =>
  trendPeriods(timePeriod(id, day(today), utc), utc, day(creation));

describe("on 30 March 2026", () => {
  const today = "2026-03-30";

  it.each<readonly [id: TimePeriodId, unit: string, count: number, first: string, last: string]>([
    ["LAST_7_DAYS", "day", 7, "2026-03-24 to 2026-03-24", "2026-03-30 to 2026-03-30"],
    ["LAST_30_DAYS", "week", 5, "2026-03-01 to 2026-03-02", "2026-03-24 to 2026-03-30"],
    ["LAST_60_DAYS", "week", 9, "2026-01-30 to 2026-02-02", "2026-03-24 to 2026-03-30"],
    ["LAST_90_DAYS", "week", 13, "2025-12-31 to 2026-01-05", "2026-03-24 to 2026-03-30"],
    ["THIS_MONTH", "week", 5, "2026-03-01 to 2026-03-02", "2026-03-24 to 2026-03-30"],
    ["LAST_MONTH", "week", 4, "2026-02-01 to 2026-02-07", "2026-02-22 to 2026-02-28"],
    ["LAST_3_MONTH", "week", 13, "2025-12-01 to 2025-12-06", "2026-02-22 to 2026-02-28"],
    ["LAST_6_MONTH", "month", 6, "2025-09-01 to 2025-09-30", "2026-02-01 to 2026-02-28"],
    ["THIS_YEAR", "week", 13, "2026-01-01 to 2026-01-05", "2026-03-24 to 2026-03-30"],
    ["LAST_YEAR", "month", 12, "2025-01-01 to 2025-01-31", "2025-12-01 to 2025-12-31"],
    ["ALL_TIME", "quarter", 24, "2020-05-17 to 2020-06-30", "2026-01-01 to 2026-03-30"],
  ])("%s is divided into %ss: %i, from %s on", (id, unit, count, first, last) => {
    const periods = of(id, today);
    expect(periods).toHaveLength(count);
    expect([periods[0]?.unit, shown(periods[0]), shown(periods.at(-1))]).toEqual([unit, first, last]);
  });

  it.each([
    ["today", "2026-03-30", "day", 1],
    ["two weeks ago", "2026-03-17", "day", 14],
    ["two years ago", "2024-04-30", "month", 24],
    ["ten years ago", "2016-01-01", "year", 11],
    ["in 1970", "1970-01-01", "step", 20],
    ["in the future", "2027-01-01", "day", 1],
  ])("all time of an app that was created %s begins there", (_when, creation, unit, count) => {
    const periods = of("ALL_TIME", today, creation);
    expect([periods[0]?.unit, periods.length]).toEqual([unit, count]);
    expect(isoDay(periods[0]?.first ?? day(today))).toBe(creation > today ? today : creation);
  });

  it("a quarter of a year is divided into weeks, whatever its months, and no first week has a single day", () => {
    const lengths = of("LAST_3_MONTH", "2026-06-01").map(({ first, last }) =>
      Math.round((last.epochMillis - first.epochMillis) / (1440 * minute) + 1),
    );
    expect(lengths).toEqual([8, ...Array.from({ length: 12 }, () => 7)]);
  });
});

describe("the previous period", () => {
  const before = (id: TimePeriodId, today: string) => {
    const previous = previousTimePeriod(id, day(today), utc);
    return previous && previousTrendPeriods(of(id, today), previous, utc).map((period) => shown(period));
  };

  it("has the same months before whole months", () => {
    expect(before("LAST_YEAR", "2026-03-30")?.at(1)).toBe("2024-02-01 to 2024-02-29");
  });

  it("has as many days before each sub-period otherwise", () => {
    expect(before("THIS_YEAR", "2026-06-15")?.slice(0, 2)).toEqual([
      "2025-07-19 to 2025-08-18",
      "2025-08-19 to 2025-09-15",
    ]);
  });

  it("has no counterpart for the first days of a longer month, and a longer one for those of a shorter month", () => {
    expect(before("LAST_MONTH", "2026-04-01")?.slice(0, 2)).toEqual([null, "2026-02-01 to 2026-02-07"]);
    expect(before("LAST_MONTH", "2026-03-01")?.[0]).toBe("2026-01-01 to 2026-01-10");
  });
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
  const periods = trendPeriods(timePeriod(days, day("2012-02-01"), zone), zone, day("2010-01-01"));
  const dates = ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"];
  expect(periods.map(({ first }) => isoDay(first))).toEqual(dates);
  for (const [index, { endDate }] of periods.slice(0, -1).entries())
    expect(periods[index + 1]?.startDate.epochMillis).toBe(endDate.epochMillis + 1);
});

describe("in any zone at any instant", () => {
  const anyAge = fc.nat({ max: 60 * 366 });

  it("at most 24 sub-periods cover the period, and the previous one, completely", () => {
    fc.assert(
      fc.property(fc.constantFrom(...timePeriodIds), anyMoment, anyAge, (id, moment, age) => {
        const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
        const period = timePeriod(id, today, zone);
        const creation = DateTime.subtract(DateTime.unsafeMake(moment.now), { days: age });
        const periods = trendPeriods(period, zone, creation);
        expect(periods.length).toBeLessThanOrEqual(24);
        const start = id === "ALL_TIME" ? (periods[0]?.startDate ?? period.startDate) : period.startDate;
        expectPartition(periods, start, period.endDate);

        const previous = previousTimePeriod(id, today, zone);
        if (previous === null) return;
        const before = previousTrendPeriods(periods, previous, zone);
        expect(before).toHaveLength(periods.length);
        expectPartition(
          before.filter((each) => each !== null),
          previous.startDate,
          previous.endDate,
        );
      }),
      { numRuns: 400 },
    );
  });

  it("all time begins with the day on which the app was created, so that no user is left out", () => {
    fc.assert(
      fc.property(anyMoment, anyAge, (moment, age) => {
        const zone = zoneOf(moment.zone);
        const creation = DateTime.max(
          DateTime.subtract(DateTime.unsafeMake(moment.now), { days: age }),
          DateTime.unsafeMake(1440 * minute),
        );
        const [head] = trendPeriods(timePeriod("ALL_TIME", todayAt(moment), zone), zone, creation);
        const [start, end] = [head?.startDate.epochMillis ?? 0, head?.endDate.epochMillis ?? 0];
        expect(start).toBeLessThanOrEqual(creation.epochMillis);
        expect(end).toBeGreaterThanOrEqual(creation.epochMillis);
      }),
      { numRuns: 200 },
    );
  });
});

it("the days since the creation of an app never end before they begin, whatever the dates", () => {
  const days = { first: day("2026-03-01"), last: day("2026-03-31") };
  const since = (iso: string) => shown(daysSince(day(iso), days, utc));
  expect(since("2025-12-24")).toBe("2026-03-01 to 2026-03-31");
  expect(since("2026-03-24")).toBe("2026-03-24 to 2026-03-31");
  expect(since("2026-04-24")).toBe("2026-03-31 to 2026-03-31");
});

describe("the figures", () => {
  /** Users by the day of registration, and their activities as days since; the platform counts as its contract says. */
  const anyUsers = fc.array(
    fc.record({ registered: fc.nat(1000), active: fc.array(fc.nat(1000), { maxLength: 4 }) }),
    { maxLength: 30 },
  );

  it("agree with the tiles: registered users at the end, and active users if there is one sub-period", () => {
    fc.assert(
      fc.property(fc.constantFrom(...timePeriodIds), anyMoment, anyUsers, (id, moment, users) => {
        const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
        const period = timePeriod(id, today, zone);
        const creation = DateTime.subtract(period.endDate, { days: 1000 });
        const at = (days: number) => creation.epochMillis + days * 1440 * minute + 1;
        const counts = ({ startDate, endDate }: Pick<TrendPeriod, "startDate" | "endDate">) => {
          const isBefore = (instant: number) => instant <= endDate.epochMillis;
          const known = users.filter(({ registered }) => isBefore(at(registered)));
          const isActive = (instant: number) => isBefore(instant) && instant >= startDate.epochMillis;
          return {
            registered: known.length,
            active: known.filter(({ registered, active }) =>
              active.some((days) => isActive(at(registered + days))),
            ).length,
          };
        };
        const tiles = counts(period);
        const trend = trendPeriods(period, zone, creation).map(counts);
        expect(trend.at(-1)?.registered).toBe(tiles.registered);
        expect(Math.max(...trend.map(({ active }) => active))).toBeLessThanOrEqual(tiles.active);
        expect(trend.reduce((sum, { active }) => sum + active, 0)).toBeGreaterThanOrEqual(tiles.active);
        const onlyOne = trend.length === 1 ? trend[0] : tiles;
        expect(onlyOne).toEqual(tiles);
      }),
      { numRuns: 300 },
    );
  });
});
