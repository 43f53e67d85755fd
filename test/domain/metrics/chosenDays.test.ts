/** Days by date: every choice is shown or says which of its days is wrong. */
import { DateTime, Either } from "effect";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isoDay } from "#src/domain/calendarDay.ts";
import { chosenDays, isLongEnough, minimumDays } from "#src/domain/metrics/timePeriod.ts";
import { anyDays, day, lengthOf, shown } from "./metricsPeriods.ts";

const today = day("2026-11-24");

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
  const found = Either.match(chosenDays(first, last, today, least), {
    onLeft: ({ at, code }) => `${at} ${code}`,
    onRight: shown,
  });
  expect(found).toBe(outcome);
});

it("with a minimum group size, no days are shown that are fewer than seven", () => {
  const least = minimumDays(3);
  fc.assert(
    fc.property(anyDays, (days) => {
      const found = chosenDays(isoDay(days.first), isoDay(days.last), day("2040-01-01"), least);
      expect(Either.isRight(found)).toBe(lengthOf(days) >= 7);
      expect(isLongEnough(days, least, day("2040-01-01"))).toBe(lengthOf(days) >= 7);
      expect(isLongEnough(days, minimumDays(undefined), day("2040-01-01"))).toBe(true);
    }),
  );
});

it("the last day may be any day until today, whatever today is", () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: -400, max: 400 }), (days, offset) => {
      const now = DateTime.add(days.last, { days: offset });
      const found = chosenDays(isoDay(days.first), isoDay(days.last), now, 1);
      expect(Either.isRight(found)).toBe(offset >= 0);
    }),
  );
});

it("with a minimum group size, days after today do not make a short choice longer", () => {
  const week = { first: today, last: day("2026-11-30") };
  expect(isLongEnough(week, minimumDays(3), today)).toBe(false);
  expect(isLongEnough(week, minimumDays(3), day("2026-11-30"))).toBe(true);
});
