/** What a period is compared with: exact days, and properties for any zone, instant and period. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayAt, isoDay } from "#src/domain/calendarDay.ts";
import {
  comparedPeriod,
  type PastComparison,
  type PeriodChoice,
  periodDays,
  timePeriod,
  type TimePeriodId,
} from "#src/domain/metrics/timePeriod.ts";
import { anyMoment, minute, zoneOf } from "#test/domain/zones.ts";
import { anyChoice, day } from "./metricsPeriods.ts";

/** `2026-10-01 to 2026-10-24 18:05`; without a time if it ends with its last day. */
const shownAt = (comparison: PastComparison, choice: PeriodChoice, now: string, zoneName = "UTC") => {
  const zone = zoneOf(zoneName);
  const at = DateTime.unsafeMake(now);
  const compared = comparedPeriod(comparison, choice, dayAt(at, zone), at, zone);
  if (compared === null) return null;
  const [first, last] = [compared.startDate, compared.endDate].map((each) => isoDay(dayAt(each, zone)));
  const { hours, minutes } = DateTime.toParts(DateTime.setZone(compared.endDate, zone));
  const time = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
  return `${first} to ${last}${compared.endsLikeNow ? ` ${time}` : ""}`;
};

it.each<readonly [id: TimePeriodId, previous: string | null, year: string | null]>([
  ["LAST_7_DAYS", "2024-03-17 to 2024-03-23 18:05", "2023-03-24 to 2023-03-30 18:05"],
  ["LAST_30_DAYS", "2024-01-31 to 2024-02-29 18:05", "2023-03-01 to 2023-03-30 18:05"],
  ["LAST_60_DAYS", "2023-12-02 to 2024-01-30 18:05", "2023-01-31 to 2023-03-30 18:05"],
  ["LAST_90_DAYS", "2023-10-03 to 2023-12-31 18:05", "2023-01-01 to 2023-03-30 18:05"],
  ["THIS_MONTH", "2024-02-01 to 2024-02-29 18:05", "2023-03-01 to 2023-03-30 18:05"],
  ["LAST_MONTH", "2024-01-01 to 2024-01-31", "2023-02-01 to 2023-02-28"],
  ["LAST_3_MONTH", "2023-09-01 to 2023-11-30", "2022-12-01 to 2023-02-28"],
  ["LAST_6_MONTH", "2023-03-01 to 2023-08-31", "2022-09-01 to 2023-02-28"],
  ["THIS_YEAR", "2023-01-01 to 2023-03-30 18:05", "2023-01-01 to 2023-03-30 18:05"],
  ["LAST_YEAR", "2022-01-01 to 2022-12-31", "2022-01-01 to 2022-12-31"],
  ["ALL_TIME", null, null],
])("on 30 March 2024 at 18:05, %s is compared with %s, and a year before with %s", (id, previous, year) => {
  expect(shownAt("previous", id, "2024-03-30T18:05:45Z")).toBe(previous);
  expect(shownAt("year", id, "2024-03-30T18:05:45Z")).toBe(year);
});

it("29 February is compared with the 28th", () => {
  expect(shownAt("previous", "THIS_YEAR", "2024-02-29T12:00Z")).toBe("2023-01-01 to 2023-02-28 12:00");
});

it.each<
  readonly [what: string, PastComparison, first: string, last: string, now: string, expected: string | null]
>([
  ["as many days before", "previous", "2026-03-05", "2026-03-20", "2026-06-01", "2026-02-17 to 2026-03-04"],
  ["as many months before", "previous", "2026-03-01", "2026-03-31", "2026-06-01", "2026-02-01 to 2026-02-28"],
  ["a longer February", "year", "2025-02-01", "2025-02-28", "2026-01-01", "2024-02-01 to 2024-02-29"],
  ["a shorter February", "year", "2024-02-01", "2024-02-29", "2026-01-01", "2023-02-01 to 2023-02-28"],
  [
    "days until today",
    "previous",
    "2026-11-20",
    "2026-11-30",
    "2026-11-24",
    "2026-11-09 to 2026-11-13 12:00",
  ],
  ["the same weekday", "previous", "2026-11-24", "2026-11-24", "2026-11-28", "2026-11-17 to 2026-11-17"],
  [
    "now of a week ago",
    "previous",
    "2026-11-24",
    "2026-11-24",
    "2026-11-24",
    "2026-11-17 to 2026-11-17 12:00",
  ],
  ["no days before 1970", "previous", "1970-01-02", "1970-01-03", "2026-06-01", null],
])("days by date are compared with %s", (_what, comparison, first, last, now, expected) => {
  expect(shownAt(comparison, { first: day(first), last: day(last) }, `${now}T12:00Z`)).toBe(expected);
});

it("a clock time that the other day skips is replaced by a later one", () => {
  // In Berlin, 29 March 2026 has no 02:30.
  const now = "2026-04-05T00:30:00Z";
  expect(shownAt("previous", "LAST_7_DAYS", now, "Europe/Berlin")).toBe("2026-03-23 to 2026-03-29 03:30");
});

/** `2026-10-24 18:05`, from the platform rather than from the library under test. */
const clock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at: number) => format.format(at);
};

const anyComparison = fc.constantFrom<PastComparison>("previous", "year");

it("in any zone at any instant, what is compared is earlier, and ends with a day or at the time of day of now", () => {
  fc.assert(
    fc.property(anyComparison, anyChoice, anyMoment, (comparison, choice, moment) => {
      const [now, zone] = [DateTime.unsafeMake(moment.now), zoneOf(moment.zone)];
      const today = dayAt(now, zone);
      const compared = comparedPeriod(comparison, choice, today, now, zone);
      if (compared === null) return;
      const { startDate, endDate } = timePeriod(choice, today, zone);
      const isRunning = startDate.epochMillis <= now.epochMillis && now.epochMillis <= endDate.epochMillis;
      expect(compared.endsLikeNow).toBe(isRunning);
      expect(compared.startDate.epochMillis).toBeLessThanOrEqual(compared.endDate.epochMillis);
      expect(compared.startDate.epochMillis).toBeLessThan(startDate.epochMillis);
      if (!isRunning) return;
      const clockOf = clock(moment.zone);
      const { last } = periodDays(compared.choice, today);
      const meant = `${isoDay(last)} ${clockOf(now.epochMillis).slice(11)}`;
      const end = compared.endDate.epochMillis;
      // Another minute only where clocks skip this one.
      if (clockOf(end) === meant) return;
      const minutesAround = Array.from({ length: 1440 }, (_, index) => end + (index - 720) * minute);
      expect(minutesAround.map(clockOf)).not.toContain(meant);
    }),
    { numRuns: 1000 },
  );
});
