/** The current day, and when to check it again; with a test clock. */
import { DateTime, type Duration, Effect, Fiber, Layer, Option, TestClock, TestContext } from "effect";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { dayAt, isoDay, startOfDay } from "#src/domain/calendarDay.ts";
import { Today } from "#src/services/Today.ts";
import { itEffectWith } from "#test/support/itEffect.ts";

const zone = DateTime.zoneMakeLocal();
const midnight = startOfDay(dayAt(DateTime.unsafeMake("2026-03-28T12:00:00Z"), zone), zone);

beforeAll(() => vi.stubGlobal("window", new EventTarget()));
afterAll(() => vi.unstubAllGlobals());

const itOnClock = itEffectWith(Layer.merge(Today.layer, TestContext.TestContext));

itOnClock.each<[when: string, before: Duration.DurationInput, wait: Duration.DurationInput, day: string]>([
  ["right after midnight", "10 seconds", "9 seconds", "2026-03-28"],
  ["after 20 seconds, as the zone or the clock may have changed", "10 hours", "19 seconds", "2026-03-27"],
])("today is read again %s", function* (_when, before, wait, day) {
  const { untilChange, current } = yield* Today;
  yield* TestClock.setTime(DateTime.toEpochMillis(DateTime.subtractDuration(midnight, before)));
  expect(isoDay((yield* current()).day)).toBe("2026-03-27");
  const waiting = yield* Effect.fork(untilChange());
  yield* TestClock.adjust(wait);
  expect(Option.isSome(yield* Fiber.poll(waiting))).toBe(false);
  yield* TestClock.adjust("1 seconds");
  expect(Option.isSome(yield* Fiber.poll(waiting))).toBe(true);
  expect(isoDay((yield* current()).day)).toBe(day);
});

itOnClock(
  "today is that of another zone where one is asked for, and read right after its midnight",
  function* () {
    const { current, untilChange } = yield* Today;
    yield* TestClock.setTime(Date.UTC(2026, 2, 28, 10, 30));
    const zones = ["Pacific/Apia", "America/St_Johns", "Pacific/Midway"].map(DateTime.zoneUnsafeMakeNamed);
    const days = yield* Effect.forEach(zones, current);
    expect(days.map(({ day }) => isoDay(day))).toEqual(["2026-03-28", "2026-03-28", "2026-03-27"]);
    yield* TestClock.setTime(Date.UTC(2026, 2, 28, 14, 59, 55));
    const waiting = yield* Effect.fork(untilChange(DateTime.zoneUnsafeMakeNamed("Asia/Tokyo")));
    yield* TestClock.adjust("5 seconds");
    expect(Option.isSome(yield* Fiber.poll(waiting))).toBe(true);
  },
);
