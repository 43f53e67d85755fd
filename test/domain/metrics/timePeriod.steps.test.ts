/** Days by date, and steps from a period to its neighbours. */
import { Either, Option, Schema } from "effect";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenDays,
  Days,
  isLongEnough,
  minimumDays,
  periodDays,
  daysBeside,
  type Direction,
  stepChoice,
} from "#src/domain/metrics/timePeriod.ts";
import { anyDate } from "#test/domain/zones.ts";
import {
  anyBoundPeriod,
  anyChoice,
  day,
  isWholeMonths,
  lengthOf,
  monthsIn,
  namedMonths,
  shown,
} from "./metricsPeriods.ts";

describe("days by date", () => {
  const decoded = Schema.decodeUnknownOption(Days);

  it.each([
    ["1969-12-31", "2026-03-31"],
    ["2026-3-1", "2026-03-31"],
    ["2026-03-01T00:00:00Z", "2026-03-31"],
    ["20260301", "20260331"],
  ])("from %s to %s are invalid", (first, last) => {
    expect(decoded({ first, last })).toEqual(Option.none());
  });

  it("may be one day, and the first day of 1970", () => {
    const days = { first: "1970-01-01", last: "1970-01-01" };
    expect(shown(Option.getOrNull(decoded(days)))).toBe("1970-01-01 to 1970-01-01");
  });

  it.each([
    ["2026-11-01", "2026-11-24", 1, "2026-11-01 to 2026-11-24"],
    ["2026-11-24", "2026-11-24", 1, "2026-11-24 to 2026-11-24"],
    ["1970-01-01", "2026-11-24", 1, "1970-01-01 to 2026-11-24"],
    ["2026-11-18", "2026-11-24", 7, "2026-11-18 to 2026-11-24"],
    ["", "2026-11-24", 1, "first unreadable"],
    ["2026-02-30", "2026-11-24", 1, "first unreadable"],
    ["2026-11-01", "tomorrow", 1, "last unreadable"],
    ["1969-12-31", "2026-11-24", 1, "first outside"],
    ["2026-11-01", "2026-11-25", 1, "last outside"],
    ["2026-11-24", "2026-11-23", 1, "last order"],
    ["2026-11-19", "2026-11-24", 7, "last short"],
  ] as const)("from %s to %s with at least %i days: %s", (first, last, least, outcome) => {
    const found = Either.match(chosenDays(first, last, day("2026-11-24"), least), {
      onLeft: ({ at, code }) => `${at} ${code}`,
      onRight: shown,
    });
    expect(found).toBe(outcome);
  });

  it("with a minimum group size, days after today do not make a short choice longer", () => {
    const week = { first: day("2026-11-24"), last: day("2026-11-30") };
    expect(isLongEnough(week, minimumDays(3), day("2026-11-24"))).toBe(false);
    expect(isLongEnough(week, minimumDays(3), day("2026-11-30"))).toBe(true);
  });
});

describe("a step", () => {
  const today = day("2024-03-30");

  it.each<readonly [today: string, from: string, to: string, direction: Direction, step: string]>([
    ["2026-11-26", "2026-11-01", "2026-11-30", "previous", "LAST_MONTH"],
    // A step back from the month would be one more day.
    ["2026-10-10", "2026-08-02", "2026-08-31", "next", "2026-09-01 to 2026-09-30"],
  ])("on %s from %s to %s, %s, is %s", (now, first, last, direction, step) => {
    const found = stepChoice({ first: day(first), last: day(last) }, day(now), direction);
    expect(typeof found === "string" ? found : shown(found)).toBe(step);
  });

  it("does not exist from all time, or before 1970", () => {
    for (const direction of ["previous", "next"] as const)
      expect(stepChoice("ALL_TIME", today, direction)).toBeNull();
    expect(stepChoice({ first: day("1970-01-02"), last: day("1970-01-03") }, today, "previous")).toBeNull();
  });

  it("is as long as the period, and leaves no gap", () => {
    fc.assert(
      fc.property(anyChoice, anyDate, (choice, date) => {
        const days = periodDays(choice, day(date));
        const isInMonths = typeof choice === "string" ? choice in namedMonths : isWholeMonths(days);
        for (const direction of ["previous", "next"] as const) {
          const step = daysBeside(choice, day(date), direction);
          if (step === null) throw new Error("only all time has none");
          const length = (each: Days) =>
            isInMonths ? [isWholeMonths(each), monthsIn(each)] : lengthOf(each);
          expect(length(step)).toEqual(length(days));
          const gaps = [
            lengthOf({ first: days.last, last: step.first }),
            lengthOf({ first: step.last, last: days.first }),
          ];
          // Both bounds count, so two neighbouring days make a period of two days.
          expect(gaps).toContain(2);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("back and forward again returns to the named period", () => {
    fc.assert(
      fc.property(anyBoundPeriod, anyDate, (id, date) => {
        const back = stepChoice(id, day(date), "previous");
        // A period of days may happen to be whole months, which then step by months.
        fc.pre(back !== null && (id in namedMonths || !isWholeMonths(periodDays(back, day(date)))));
        const again = stepChoice(back ?? id, day(date), "next");
        // On the 7th of a month, the last seven days equal this month.
        expect([typeof again, again && shown(periodDays(again, day(date)))]).toEqual([
          "string",
          shown(periodDays(id, day(date))),
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});
