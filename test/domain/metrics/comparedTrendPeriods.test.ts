/** What the sub-periods of a trend are compared with: exact values. Properties are in trendPeriods.test.ts. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { type CalendarDay, isoDay } from "#src/domain/calendarDay.ts";
import { areSameWeekdays, comparedTrendPeriods, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import {
  comparedPeriod,
  type Days,
  type PastComparison,
  timePeriod,
  type TimePeriod,
  type TimePeriodId,
} from "#src/domain/metrics/timePeriod.ts";
import { zoneOf } from "#test/domain/zones.ts";

const day = (iso: string): CalendarDay => DateTime.unsafeMake(`${iso}T00:00:00Z`);
const shown = (period: Days | null | undefined) =>
  period && `${isoDay(period.first)} to ${isoDay(period.last)}`;
const utc = zoneOf("UTC");
const of = (period: TimePeriod) =>
  trendPeriods({ period, zone: utc, creationDate: day("2020-05-17"), weekStart: 1 });

const before = (id: TimePeriodId, now: string, comparison: PastComparison = "previous") => {
  const compared = comparedPeriod(comparison, id, day(now.slice(0, 10)), DateTime.unsafeMake(now), utc);
  return compared && comparedTrendPeriods(of(timePeriod(id, day(now.slice(0, 10)), utc)), compared, utc);
};

it("the compared sub-periods are the same months before whole months", () => {
  expect(shown(before("LAST_YEAR", "2026-03-30T12:00Z")?.at(1))).toBe("2024-02-01 to 2024-02-29");
});

it("the compared sub-periods are the same dates of the year before for a part of a year", () => {
  expect(before("THIS_YEAR", "2026-06-15T12:00Z")?.map(shown)).toEqual([
    "2025-01-01 to 2025-01-31",
    "2025-02-01 to 2025-02-28",
    "2025-03-01 to 2025-03-31",
    "2025-04-01 to 2025-04-30",
    "2025-05-01 to 2025-05-31",
    "2025-06-01 to 2025-06-15",
  ]);
});

it("the compared sub-periods end at the same time of day as the last one", () => {
  const last = before("THIS_MONTH", "2026-03-10T18:05:30Z")?.at(-1);
  expect(last && DateTime.formatIso(last.endDate)).toBe("2026-02-10T18:05:00.000Z");
  const moved = before("LAST_30_DAYS", "2026-03-30T18:05:30Z")?.at(-1);
  expect(moved && DateTime.formatIso(moved.endDate)).toBe("2026-03-02T18:05:00.000Z");
});

it("the compared sub-periods are whole days before a day that the other month does not have", () => {
  const days = before("THIS_MONTH", "2026-03-30T18:05:30Z");
  expect(days?.map((each) => each && DateTime.formatIso(each.endDate)).slice(-3)).toEqual([
    "2026-02-28T23:59:59.999Z",
    null,
    null,
  ]);
});

it("the compared sub-periods are days of the same weekday: October is compared with September two days later", () => {
  const days = { first: day("2026-10-01"), last: day("2026-10-31") };
  const now = DateTime.unsafeMake("2026-11-26T12:00Z");
  const compared = comparedPeriod("previous", days, day("2026-11-26"), now, utc);
  const october = of(timePeriod(days, day("2026-11-26"), utc));
  const september = (compared && comparedTrendPeriods(october, compared, utc))?.map(
    (each) => each && isoDay(each.first),
  );
  // Thursday, 1 October, and Thursday, 3 September; September has no 31st.
  expect([september?.at(0), ...(september?.slice(-2) ?? [])]).toEqual(["2026-09-03", "2026-10-02", null]);
});

it("the compared sub-periods of fewer than four days are the days before, whose weekdays are others", () => {
  const days = { first: day("2026-03-24"), last: day("2026-03-24") };
  const compared = comparedPeriod("previous", days, day("2026-03-30"), day("2026-03-30"), utc);
  const periods = of(timePeriod(days, day("2026-03-30"), utc));
  const tuesday = compared && comparedTrendPeriods(periods, compared, utc);
  expect(tuesday?.map(shown)).toEqual(["2026-03-23 to 2026-03-23"]);
  expect(areSameWeekdays(periods, tuesday ?? [])).toBe(false);
});
