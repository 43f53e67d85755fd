/** Requests in turn: two at a time, more while answers are quick, and none after the platform was slow or has failed. */
import { Effect, Exit, Fiber, Option, TestClock } from "effect";
import { describe, expect } from "vitest";
import { askInTurn } from "#src/features/metrics/trend/trendLoading.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { itInTime } from "#test/support/itEffect.ts";

const items = [1, 2, 3, 4, 5, 6];

/** Sends requests in turn. The test answers them, and sees which were sent and which were interrupted. */
const start = (isPersistent = false, asking = items) =>
  Effect.gen(function* () {
    const { asked, call, end: endCall } = controlledCalls<number, string, string>();
    const exits: Array<string> = [];
    const onExit = (item: number, exit: Exit.Exit<string, string>) =>
      void exits.push(`${item} ${Exit.isSuccess(exit) ? "answered" : "failed"}`);
    const fiber = yield* Effect.fork(askInTurn({ items: asking, ask: call, onExit, isPersistent }));
    const settle = TestClock.adjust(0);
    yield* settle;
    const endNow = (item: number, exit: Exit.Exit<string, string> = Exit.succeed("answer")) =>
      Effect.zipRight(
        Effect.promise(() => endCall(item, exit)),
        settle,
      );
    /** Not quickly. */
    const end = (item: number, exit?: Exit.Exit<string, string>) =>
      Effect.zipRight(TestClock.adjust("200 millis"), endNow(item, exit));
    return { fiber, end, endNow, exits, asked: () => [...asked] };
  });

const isOver = <A>(fiber: Fiber.RuntimeFiber<A>) => Effect.map(Fiber.poll(fiber), Option.isSome);

describe("askInTurn", () => {
  itInTime("requests two items at a time, until all are answered", function* () {
    const { fiber, end, asked, exits } = yield* start();
    expect(asked()).toEqual([1, 2]);
    yield* end(2);
    expect(asked()).toEqual([1, 2, 3]);
    // Longer in all than one slow answer, but none of them is slow.
    for (const item of [1, 3, 4, 5, 6]) yield* Effect.zipRight(TestClock.adjust("700 millis"), end(item));
    expect(yield* Fiber.join(fiber)).toBe(true);
    expect(exits).toHaveLength(6);
  });

  itInTime("requests one more at a time after each quick answer, and fewer after others", function* () {
    const { fiber, end, endNow, asked } = yield* start();
    yield* endNow(1);
    expect(asked()).toEqual([1, 2, 3, 4]);
    yield* end(2);
    expect(asked()).toEqual([1, 2, 3, 4]);
    yield* end(3);
    expect(asked()).toEqual([1, 2, 3, 4, 5]);
    for (const item of [4, 5, 6]) yield* end(item);
    expect(yield* Fiber.join(fiber)).toBe(true);
  });

  itInTime("has six pending at most, however quick the answers are", function* () {
    const { endNow, asked } = yield* start(
      false,
      Array.from({ length: 12 }, (_, index) => index),
    );
    const counts: Array<number> = [];
    for (const item of items) {
      yield* endNow(item);
      counts.push(asked().length - counts.length - 1);
    }
    expect(counts).toEqual([3, 4, 5, 6, 6, 6]);
  });

  itInTime(
    "sends no more requests once a call takes more than two seconds, and waits for pending ones",
    function* () {
      const { fiber, end, asked, exits } = yield* start();
      yield* end(1);
      yield* TestClock.adjust("1599 millis");
      yield* end(2);
      expect(asked()).toEqual([1, 2, 3, 4]);
      yield* TestClock.adjust("1 millis");
      yield* end(3);
      expect(asked()).toEqual([1, 2, 3, 4]);
      expect(yield* isOver(fiber)).toBe(false);
      yield* end(4);
      expect(yield* Fiber.join(fiber)).toBe(false);
      expect(exits).toEqual([1, 2, 3, 4].map((item) => `${item} answered`));
    },
  );

  itInTime("continues after one failure, but not after two", function* () {
    const { fiber, end, asked, exits } = yield* start();
    yield* end(1, Exit.fail("broken"));
    expect(asked()).toEqual([1, 2, 3]);
    yield* end(2);
    yield* end(3, Exit.fail("broken"));
    expect(asked()).toEqual([1, 2, 3, 4]);
    yield* end(4);
    expect(yield* Fiber.join(fiber)).toBe(false);
    expect(exits).toEqual(["1 failed", "2 answered", "3 failed", "4 answered"]);
  });

  itInTime("continues to the end if it is persistent", function* () {
    const { fiber, end, asked } = yield* start(true);
    yield* TestClock.adjust("10 seconds");
    for (const item of [1, 2, 3]) yield* end(item, Exit.fail("broken"));
    for (const item of [4, 5, 6]) yield* end(item);
    expect(asked()).toEqual(items);
    expect(yield* Fiber.join(fiber)).toBe(false);
  });
});
