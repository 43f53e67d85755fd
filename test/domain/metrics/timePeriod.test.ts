/** The eleven periods, on every day of two decades, and in zones whose clocks do strange things wherever they do. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { type CalendarDay, dayAt, endOfDay, isoDay, startOfDay } from "#src/domain/calendarDay.ts";
import {
  type Days,
  isTimePeriodId,
  periodDays,
  previousDays,
  previousTimePeriod,
  timePeriod,
  type TimePeriodId,
  timePeriodIds,
} from "#src/domain/metrics/timePeriod.ts";

const zones = [
  "UTC",
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Santiago",
  "America/Asuncion",
  "America/Havana",
  "America/Sao_Paulo",
  "America/Nuuk",
  "Atlantic/Azores",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Tehran",
  "Asia/Gaza",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Antarctica/Troll",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
] as const;

const day = (iso: string): CalendarDay => DateTime.unsafeMake(`${iso}T00:00:00Z`);
const plus = (start: CalendarDay, days: number): CalendarDay => DateTime.add(start, { days });
const dayLength = 86_400_000;
const lengthOf = ({ first, last }: Days) => (last.epochMillis - first.epochMillis) / dayLength + 1;
const partsOf = (date: CalendarDay) => DateTime.toPartsUtc(date);

const wholeMonths: Partial<Record<TimePeriodId, number>> = {
  LAST_MONTH: 1,
  LAST_3_MONTH: 3,
  LAST_6_MONTH: 6,
  LAST_YEAR: 12,
};

const everyDay = Array.from(
  { length: lengthOf({ first: day("2019-01-01"), last: day("2040-12-31") }) },
  (_, index) => plus(day("2019-01-01"), index),
);

const shown = (days: Days | null) => days && `${isoDay(days.first)} to ${isoDay(days.last)}`;

describe("periods to the letter", () => {
  it.each<readonly [id: TimePeriodId, days: string, previous: string | null]>([
    ["LAST_7_DAYS", "2024-03-24 to 2024-03-30", "2024-03-17 to 2024-03-23"],
    ["LAST_30_DAYS", "2024-03-01 to 2024-03-30", "2024-01-31 to 2024-02-29"],
    ["LAST_60_DAYS", "2024-01-31 to 2024-03-30", "2023-12-02 to 2024-01-30"],
    ["LAST_90_DAYS", "2024-01-01 to 2024-03-30", "2023-10-03 to 2023-12-31"],
    ["THIS_MONTH", "2024-03-01 to 2024-03-30", "2024-01-31 to 2024-02-29"],
    ["LAST_MONTH", "2024-02-01 to 2024-02-29", "2024-01-01 to 2024-01-31"],
    ["LAST_3_MONTH", "2023-12-01 to 2024-02-29", "2023-09-01 to 2023-11-30"],
    ["LAST_6_MONTH", "2023-09-01 to 2024-02-29", "2023-03-01 to 2023-08-31"],
    ["THIS_YEAR", "2024-01-01 to 2024-03-30", "2023-10-03 to 2023-12-31"],
    ["LAST_YEAR", "2023-01-01 to 2023-12-31", "2022-01-01 to 2022-12-31"],
    ["ALL_TIME", "1970-01-01 to 2024-03-30", null],
  ])("%s on 30 March 2024 is %s, and before it %s", (id, days, previous) => {
    expect(shown(periodDays(id, day("2024-03-30")))).toBe(days);
    expect(shown(previousDays(id, day("2024-03-30")))).toBe(previous);
  });

  it("has eleven, and knows no other", () => {
    expect(timePeriodIds).toHaveLength(11);
    expect(["LAST_7_DAYS", "last_7_days", "", undefined].map(isTimePeriodId)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("on every day from 2019 to 2040", () => {
  it.each([
    ["LAST_7_DAYS", 7],
    ["LAST_30_DAYS", 30],
    ["LAST_60_DAYS", 60],
    ["LAST_90_DAYS", 90],
  ] as const)("%s is %d days and ends today", (id, count) => {
    const wrong = everyDay.filter((today) => {
      const days = periodDays(id, today);
      return lengthOf(days) !== count || days.last.epochMillis !== today.epochMillis;
    });
    expect(wrong.map(isoDay)).toEqual([]);
  });

  it.each([
    ["LAST_MONTH", 1],
    ["LAST_3_MONTH", 3],
    ["LAST_6_MONTH", 6],
  ] as const)("%s is %d whole months and ends right before this month", (id, count) => {
    const wrong = everyDay.filter((today) => {
      const { first, last } = periodDays(id, today);
      const [start, end, now] = [partsOf(first), partsOf(plus(last, 1)), partsOf(today)];
      const months = (end.year - start.year) * 12 + end.month - start.month;
      const isNext = end.year === now.year && end.month === now.month;
      return start.day !== 1 || end.day !== 1 || months !== count || !isNext;
    });
    expect(wrong.map(isoDay)).toEqual([]);
  });

  it("THIS_MONTH and THIS_YEAR begin with their unit and end today; LAST_YEAR is the whole year before", () => {
    const wrong = everyDay.filter((today) => {
      const iso = isoDay(today);
      const year = Number(iso.slice(0, 4));
      return (
        shown(periodDays("THIS_MONTH", today)) !== `${iso.slice(0, 7)}-01 to ${iso}` ||
        shown(periodDays("THIS_YEAR", today)) !== `${year}-01-01 to ${iso}` ||
        shown(periodDays("LAST_YEAR", today)) !== `${year - 1}-01-01 to ${year - 1}-12-31`
      );
    });
    expect(wrong.map(isoDay)).toEqual([]);
  });

  it("the previous period ends right before, and has as many days or whole months", () => {
    const wrong = everyDay.flatMap((today) =>
      timePeriodIds.filter((id) => {
        const [days, previous] = [periodDays(id, today), previousDays(id, today)];
        if (previous === null) return id !== "ALL_TIME";
        const isNext = plus(previous.last, 1).epochMillis === days.first.epochMillis;
        const months = wholeMonths[id];
        const isAsLong =
          months === undefined
            ? lengthOf(previous) === lengthOf(days)
            : DateTime.add(previous.first, { months }).epochMillis === days.first.epochMillis;
        return !isNext || !isAsLong;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** The wall clock, told by the platform rather than by the library under test. */
const wallClock = (zone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  return (at: number) => format.format(at);
};

/** Which of every day are near a change of the zone's offset: where it stays, days are alike but for their date. */
const nearChanges = (zone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    hour: "2-digit",
    timeZoneName: "longOffset",
  });
  // At midnights in UTC, where the hour tells no more than the offset.
  const offsets = everyDay.map(({ epochMillis }) => format.format(epochMillis));
  const changes = offsets.flatMap((offset, index) => (offset === offsets[index + 1] ? [] : [index]));
  return new Set(changes.flatMap((index) => [-2, -1, 0, 1, 2, 3].map((days) => index + days)));
};

const atMonthEnds = new Set(
  everyDay.flatMap((date, index) => (partsOf(date).day === 1 ? [index - 1, index] : [])),
);

describe.each(zones)("in %s", (name) => {
  const zone = DateTime.zoneUnsafeMakeNamed(name);
  const dateOf = wallClock(name);
  const near = nearChanges(name);
  const nearOrEvery = (count: number) =>
    everyDay.filter((_, index) => near.has(index) || index % count === 0);

  it("days begin where the date changes, end where it changes again, and follow the day before", () => {
    const wrong = everyDay
      .filter((_, index) => near.has(index) || atMonthEnds.has(index) || index % 13 === 0)
      .filter((date) => {
        const [start, end] = [startOfDay(date, zone).epochMillis, endOfDay(date, zone).epochMillis];
        const [iso, isoBefore] = [isoDay(date), isoDay(plus(date, -1))];
        const [before, first, last, after] = [start - 1, start, end, end + 1].map(dateOf);
        return before !== isoBefore || first !== iso || last !== iso || after !== isoDay(plus(date, 1));
      });
    expect(wrong.map(isoDay)).toEqual([]);
  });

  it("a period spans its days from the first instant to the last, today's included", () => {
    const wrong = nearOrEvery(31)
      .filter((_, index) => index % 8 === 0)
      .flatMap((today) =>
        timePeriodIds.filter((id) => {
          const { startDate, endDate } = timePeriod(id, today, zone);
          const { first, last } = periodDays(id, today);
          const [start, end] = [startDate.epochMillis, endDate.epochMillis];
          const startsWell =
            id === "ALL_TIME"
              ? start === 0
              : dateOf(start) === isoDay(first) && dateOf(start - 1) === isoDay(plus(first, -1));
          const endsWell = dateOf(end) === isoDay(last) && dateOf(end + 1) === isoDay(plus(last, 1));
          const previous = previousTimePeriod(id, today, zone);
          return (
            !startsWell || !endsWell || (previous !== null && previous.endDate.epochMillis !== start - 1)
          );
        }),
      );
    expect(wrong).toEqual([]);
  });

  it("today is the date on the wall at any hour", () => {
    const wrong = nearOrEvery(29)
      .flatMap((date) => [0, 5.75, 11.5, 23.99].map((hours) => date.epochMillis + hours * 3_600_000))
      .filter((now) => isoDay(dayAt(DateTime.unsafeMake(now), zone)) !== dateOf(now));
    expect(wrong).toEqual([]);
  });
});

it("the zones hold days of 22 to 26 hours, and midnights that do not exist", () => {
  const hours = ["Antarctica/Troll", "Australia/Lord_Howe", "Africa/Cairo"].flatMap((name) => {
    const zone = DateTime.zoneUnsafeMakeNamed(name);
    const near = nearChanges(name);
    return everyDay
      .filter((_, index) => near.has(index))
      .map((date) => (endOfDay(date, zone).epochMillis + 1 - startOfDay(date, zone).epochMillis) / 3_600_000);
  });
  expect([...new Set(hours)].toSorted((a, b) => a - b)).toEqual([22, 23, 23.5, 24, 24.5, 25, 26]);
  const cairo = startOfDay(day("2024-04-26"), DateTime.zoneUnsafeMakeNamed("Africa/Cairo"));
  expect(DateTime.formatIso(cairo)).toBe("2024-04-25T22:00:00.000Z");
});
