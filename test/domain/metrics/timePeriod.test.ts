/** The eleven periods: to the letter on one day, and by the wall clock of any zone at any instant. */
import { DateTime } from "effect";
import * as fc from "fast-check";
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

const day = (iso: string): CalendarDay => DateTime.unsafeMake(`${iso}T00:00:00Z`);
const shown = (days: Days | null) => days && `${isoDay(days.first)} to ${isoDay(days.last)}`;

describe("on 30 March 2024", () => {
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
  ])("%s is %s, and the period before is %s", (id, days, previous) => {
    expect(shown(periodDays(id, day("2024-03-30")))).toBe(days);
    expect(shown(previousDays(id, day("2024-03-30")))).toBe(previous);
  });
});

it("there are eleven periods, and other texts are none", () => {
  expect(timePeriodIds).toHaveLength(11);
  expect(["LAST_7_DAYS", "last_7_days", "", undefined].map(isTimePeriodId)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

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

const wholeMonths: Partial<Record<TimePeriodId, number>> = {
  LAST_MONTH: 1,
  LAST_3_MONTH: 3,
  LAST_6_MONTH: 6,
  LAST_YEAR: 12,
};

const minute = 60_000;
const dayLength = 1440 * minute;
const [from, to] = [Date.UTC(2012, 0, 1), Date.UTC(2032, 0, 1)];
const lengthOf = ({ first, last }: Days) => (last.epochMillis - first.epochMillis) / dayLength + 1;

/** Any day of two decades, written as a date; shrinks towards 2012-01-01. */
const anyDate = fc
  .nat({ max: (to - from) / dayLength - 1 })
  .map((days) => new Date(from + days * dayLength).toISOString().slice(0, 10));
const anyPeriod = fc.constantFrom(...timePeriodIds);

describe("on any day", () => {
  it("a period has the first and the last date of the specification", () => {
    fc.assert(
      fc.property(anyPeriod, anyDate, (id, today) => {
        const { first, last } = periodDays(id, day(today));
        expect([isoDay(first), isoDay(last)]).toEqual(specified(id, today));
      }),
      { numRuns: 1000 },
    );
  });

  it("the period before ends the day before, and has as many days or whole months", () => {
    fc.assert(
      fc.property(anyPeriod, anyDate, (id, today) => {
        const [days, previous] = [periodDays(id, day(today)), previousDays(id, day(today))];
        if (id === "ALL_TIME" || previous === null) {
          expect([id, previous]).toEqual(["ALL_TIME", null]);
          return;
        }
        expect(isoDay(DateTime.add(previous.last, { days: 1 }))).toBe(isoDay(days.first));
        const months = wholeMonths[id];
        if (months === undefined) expect(lengthOf(previous)).toBe(lengthOf(days));
        else expect(isoDay(DateTime.add(previous.first, { months }))).toBe(isoDay(days.first));
      }),
      { numRuns: 1000 },
    );
  });
});

/** Values that are worth computing once for each zone. */
const byZone = <A>(make: (zone: string) => A) => {
  const made = new Map<string, A>();
  return (zone: string): A => {
    const value = made.get(zone) ?? make(zone);
    made.set(zone, value);
    return value;
  };
};

/** The date on the wall, from the platform rather than from the library under test. */
const wallClock = byZone((timeZone) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return (at: number) => format.format(at);
});

/** The changes of a zone's clocks, each as an instant in the quarter of an hour before it. */
const changesOf = byZone((timeZone) => {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (at: number) => format.format(at).replace(/^.*GMT/, "");
  // Shorter than Ramadan, when some zones change their clocks for a month.
  const step = 20 * dayLength;
  const changes: Array<number> = [];
  for (let at = from; at < to; at += step) {
    let [before, after] = [at, at + step];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > 15 * minute) {
      const middle = Math.round((before + after) / 2);
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    changes.push(before - (before % minute));
  }
  return changes;
});

/** Readable zones first: a counterexample shrinks towards them. */
const zones = ["UTC", "Europe/Berlin", ...Intl.supportedValuesOf("timeZone")];

/**
 * Any zone at any instant of two decades, half of them within three days of a change of its clocks. Shrinks towards
 * midnight on 1 January 2012 in UTC, written as a date with its time.
 */
const anyMoment = fc
  .record({
    zone: fc.constantFrom(...zones),
    change: fc.option(fc.nat()),
    minutes: fc.nat({ max: (to - from) / minute }),
  })
  .map(({ zone, change, minutes }) => {
    const changes = change === null ? [] : changesOf(zone);
    const near = changes[(change ?? 0) % changes.length];
    const at = near === undefined ? from + minutes * minute : near + ((minutes % 8640) - 4320) * minute;
    return { zone, now: new Date(at).toISOString() };
  });

const zoneOf = (name: string) => DateTime.zoneUnsafeMakeNamed(name);
const todayAt = ({ zone, now }: { readonly zone: string; readonly now: string }) =>
  dayAt(DateTime.unsafeMake(now), zoneOf(zone));

describe("in any zone at any instant", () => {
  it("today is the date on the wall", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(isoDay(todayAt(moment))).toBe(wallClock(moment.zone)(Date.parse(moment.now)));
      }),
      { numRuns: 500 },
    );
  });

  it("a day begins where its date comes and ends where it goes", () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
        const [start, end] = [startOfDay(today, zone).epochMillis, endOfDay(today, zone).epochMillis];
        const [before, first, last, after] = [start - 1, start, end, end + 1].map(wallClock(moment.zone));
        const iso = isoDay(today);
        expect([before && before < iso, first, last, after && after > iso]).toEqual([true, iso, iso, true]);
      }),
      { numRuns: 500 },
    );
  });

  it("a period spans its dates on the wall, from the first instant to the last", () => {
    fc.assert(
      fc.property(anyPeriod, anyMoment, (id, moment) => {
        const today = todayAt(moment);
        const { startDate, endDate } = timePeriod(id, today, zoneOf(moment.zone));
        const [start, end] = [startDate.epochMillis, endDate.epochMillis];
        const [first, last] = specified(id, isoDay(today));
        const dateOf = wallClock(moment.zone);
        expect(start).toBeLessThanOrEqual(end);
        // Samoa had no 30 December 2011: a bound is where the dates pass it.
        expect([dateOf(end) <= last, dateOf(end + 1) > last]).toEqual([true, true]);
        if (id === "ALL_TIME") expect(start).toBe(0);
        else expect([dateOf(start - 1) < first, dateOf(start) >= first]).toEqual([true, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it("now is in the periods that include today, and after the others", () => {
    fc.assert(
      fc.property(anyPeriod, anyMoment, (id, moment) => {
        const { startDate, endDate } = timePeriod(id, todayAt(moment), zoneOf(moment.zone));
        const now = Date.parse(moment.now);
        const isOver = wholeMonths[id] !== undefined;
        expect([startDate.epochMillis <= now, endDate.epochMillis < now]).toEqual([true, isOver]);
      }),
      { numRuns: 500 },
    );
  });

  it("the period before ends one millisecond earlier: no gap, no overlap", () => {
    fc.assert(
      fc.property(anyPeriod, anyMoment, (id, moment) => {
        const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
        const previous = previousTimePeriod(id, today, zone);
        if (id === "ALL_TIME" || previous === null) {
          expect([id, previous]).toEqual(["ALL_TIME", null]);
          return;
        }
        const { startDate } = timePeriod(id, today, zone);
        expect(previous.endDate.epochMillis).toBe(startDate.epochMillis - 1);
        expect(previous.startDate.epochMillis).toBeLessThan(previous.endDate.epochMillis);
        expect(previous.id).toBe(id);
      }),
      { numRuns: 500 },
    );
  });
});

it("zones have days of 22 to 26 hours, and midnights that do not exist", () => {
  const hours = ["Antarctica/Troll", "Australia/Lord_Howe", "Africa/Cairo"].flatMap((name) =>
    changesOf(name).flatMap((at) => {
      const zone = zoneOf(name);
      const today = dayAt(DateTime.unsafeMake(at), zone);
      return [-1, 0, 1].map((days) => {
        const date = DateTime.add(today, { days });
        return (endOfDay(date, zone).epochMillis + 1 - startOfDay(date, zone).epochMillis) / (60 * minute);
      });
    }),
  );
  expect([...new Set(hours)].toSorted((a, b) => a - b)).toEqual([22, 23, 23.5, 24, 24.5, 25, 26]);
  const cairo = startOfDay(day("2024-04-26"), zoneOf("Africa/Cairo"));
  expect(DateTime.formatIso(cairo)).toBe("2024-04-25T22:00:00.000Z");
});
