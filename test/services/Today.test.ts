/** The current day, and when to check it again; with a test clock. */
import { DateTime, type Duration, Effect, Fiber, Option, TestClock, TestContext } from "effect";
import { describe, expect, it } from "vitest";
import { dayAt, isoDay, startOfDay } from "#src/domain/calendarDay.ts";
import { Today } from "#src/services/Today.ts";

const zone = DateTime.zoneMakeLocal();
const midnight = startOfDay(dayAt(DateTime.unsafeMake("2026-03-28T12:00:00Z"), zone), zone);

const events = new EventTarget();

const onClock = <A>(effect: Effect.Effect<A, never, Today>) =>
  Effect.runPromise(
    effect.pipe(Effect.provide(Today.layerOn(() => events)), Effect.provide(TestContext.TestContext)),
  );

/** Whether the wait that begins `before` midnight is over after each of the times. */
const waitFrom = (before: Duration.DurationInput, times: ReadonlyArray<Duration.DurationInput>) =>
  onClock(
    Effect.gen(function* () {
      const { untilChange, current } = yield* Today;
      yield* TestClock.setTime(DateTime.toEpochMillis(DateTime.subtractDuration(midnight, before)));
      const first = yield* current();
      const waiting = yield* Effect.fork(untilChange());
      const over: Array<boolean> = [];
      for (const time of times) {
        yield* TestClock.adjust(time);
        over.push(Option.isSome(yield* Fiber.poll(waiting)));
      }
      return { over, days: [isoDay(first.day), isoDay((yield* current()).day)] };
    }),
  );

describe("today", () => {
  it("is read again right after midnight", async () => {
    const { over, days } = await waitFrom("10 seconds", ["9 seconds", "1 seconds"]);
    expect(over).toEqual([false, true]);
    expect(days).toEqual(["2026-03-27", "2026-03-28"]);
  });

  it("is read again after 20 seconds, as the zone or the clock may have changed", async () => {
    const { over, days } = await waitFrom("10 hours", ["19999 millis", "1 millis"]);
    expect(over).toEqual([false, true]);
    expect(days).toEqual(["2026-03-27", "2026-03-27"]);
  });

  it("is read again right after another zone's midnight", async () => {
    const tokyo = DateTime.zoneUnsafeMakeNamed("Asia/Tokyo");
    const isOver = await onClock(
      Effect.gen(function* () {
        const { untilChange } = yield* Today;
        yield* TestClock.setTime(Date.UTC(2026, 2, 28, 14, 59, 55));
        const waiting = yield* Effect.fork(untilChange(tokyo));
        yield* TestClock.adjust("5 seconds");
        return Option.isSome(yield* Fiber.poll(waiting));
      }),
    );
    expect(isOver).toBe(true);
  });

  it("is that of another zone where one is asked for", async () => {
    const days = await onClock(
      Effect.gen(function* () {
        const { current } = yield* Today;
        yield* TestClock.setTime(Date.UTC(2026, 2, 28, 10, 30));
        const zones = ["Pacific/Apia", "America/St_Johns", "Pacific/Midway"].map(
          DateTime.zoneUnsafeMakeNamed,
        );
        return yield* Effect.forEach(zones, current);
      }),
    );
    expect(days.map(({ day }) => isoDay(day))).toEqual(["2026-03-28", "2026-03-28", "2026-03-27"]);
  });

  it.each(["focus", "pointerdown", "keydown"])(
    "is read again at once at a %s, as the machine may have slept",
    async (name) => {
      const wasOver = await onClock(
        Effect.gen(function* () {
          const { untilChange } = yield* Today;
          const waiting = yield* Effect.fork(untilChange());
          yield* TestClock.adjust("1 millis");
          const exit = yield* Fiber.poll(waiting);
          events.dispatchEvent(new Event(name));
          yield* Fiber.join(waiting);
          return Option.isSome(exit);
        }),
      );
      expect(wasOver).toBe(false);
    },
  );
});
