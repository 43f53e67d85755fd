/** Days of the calendar by the wall clock of any zone. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dayAt, endOfDay, isoDay, startOfDay } from "#src/domain/calendarDay.ts";
import { anyMoment, changesOf, minute, todayAt, wallClock, zoneOf } from "./zones.ts";

it("today is the local date, and begins and ends when that changes", () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const [today, zone] = [todayAt(moment), zoneOf(moment.zone)];
      const [start, end] = [startOfDay(today, zone).epochMillis, endOfDay(today, zone).epochMillis];
      const [before, first, last, after] = [start - 1, start, end, end + 1].map(wallClock(moment.zone));
      const iso = isoDay(today);
      expect(iso).toBe(wallClock(moment.zone)(Date.parse(moment.now)));
      expect([before && before < iso, first, last, after && after > iso]).toEqual([true, iso, iso, true]);
    }),
    { numRuns: 500 },
  );
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
  const cairo = startOfDay(DateTime.unsafeMake("2024-04-26T00:00:00Z"), zoneOf("Africa/Cairo"));
  expect(DateTime.formatIso(cairo)).toBe("2024-04-25T22:00:00.000Z");
});
