/** The active users of an app in the overview are those of its statistics. */
import { type Duration, Effect, Fiber, TestClock } from "effect";
import { expect } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { activityOf } from "#src/features/metrics/elsewhere/activity/activityOf.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { itInTime } from "#test/support/itEffect.ts";
import { metricsWorld, sessionAnswer, type WorldOptions } from "../../metricsWorld.ts";

/** Requests the activity on 30 March 2026 at 9:30 in UTC; the test answers the calls. */
const start = (options?: WorldOptions) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.UTC(2026, 2, 30, 9, 30));
    const { store, calls } = yield* Effect.promise(() => metricsWorld(options));
    let slow = 0;
    const request = activityOf(AppId.make("zen"), "LAST_30_DAYS", () => {
      slow += 1;
    });
    const fiber = yield* Effect.fork(Effect.provide(request, store.get(runtimeAtom).context));
    const isAsked = (count: number) => Effect.promise(() => expect.poll(() => calls.length).toBe(count));
    return {
      calls,
      fiber,
      isSlow: () => slow > 0,
      answer: (index: number, body: unknown, after: Duration.DurationInput = 0) =>
        Effect.gen(function* () {
          yield* isAsked(index + 1);
          yield* TestClock.adjust(after);
          calls[index]?.answer(body);
        }),
    };
  });

itInTime(
  "the last 30 days are requested, then the 30 before, as by the statistics to which the number leads",
  function* () {
    const { answer, calls, fiber, isSlow } = yield* start();
    yield* answer(0, sessionAnswer(500, 328), "999 millis");
    yield* answer(1, sessionAnswer(480, 321), "999 millis");
    yield* answer(2, sessionAnswer(470, 300), "999 millis");
    expect(yield* Fiber.join(fiber)).toEqual({
      active: 328,
      previous: 321,
      registered: 500,
      newUsers: 20,
      newUsersBefore: 10,
      href: "/administer/users/statistics?app=zen&period=LAST_30_DAYS&compare=previous",
    });
    expect(calls.map(({ app, days }) => [app, days])).toEqual([
      ["zen", "2026-03-01 to 2026-03-30"],
      ["zen", "2026-01-30 to 2026-02-28"],
      ["zen", "2025-12-31 to 2026-01-29"],
    ]);
    expect(isSlow()).toBe(false);
  },
);

itInTime("a platform that needs a second for the first call is not asked for the days before", function* () {
  const { answer, calls, fiber, isSlow } = yield* start();
  yield* answer(0, sessionAnswer(500, 328), "1 second");
  expect(yield* Fiber.join(fiber)).toMatchObject({ active: 328, previous: "missing" });
  expect(isSlow()).toBe(true);
  expect(calls).toHaveLength(1);
});

itInTime("a small group is withheld, and with it what it is compared with", function* () {
  const { answer, fiber } = yield* start({ minimumGroupSize: 5 });
  yield* answer(0, sessionAnswer(500, 3));
  yield* answer(1, sessionAnswer(480, 321));
  yield* answer(2, sessionAnswer(478, 321));
  expect(yield* Fiber.join(fiber)).toMatchObject({
    newUsersBefore: { below: null },
    active: { below: 5 },
    previous: { below: null },
  });
});
