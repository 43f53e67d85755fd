import { Array, Effect, Logger, TestClock } from "effect";
import { expect } from "vitest";
import { minuteWarning } from "#platform/server/minuteWarning.ts";
import { itInTime } from "#test/support/itEffect.ts";

itInTime("what happens often is a warning a minute, which counts those whom it is about", function* () {
  const told: Array<unknown> = [];
  const logger = Logger.make(({ message }) => void told.push(message));
  const reports = Effect.gen(function* () {
    const warn = yield* minuteWarning((number) => `${number} addresses`);
    yield* Effect.forEach(Array.range(1, 80), (each) => warn(`address ${each % 40}`));
    yield* TestClock.adjust("1 second");
    yield* Effect.forEach(["one", "other"], warn);
    yield* TestClock.adjust("58 seconds");
    expect(told).toEqual([["40 addresses"]]);
    yield* TestClock.adjust("10 minutes");
    yield* warn("one");
    yield* TestClock.adjust("1 second");
  });
  yield* Effect.provide(Effect.scoped(reports), Logger.replace(Logger.defaultLogger, logger));
  expect(told.flat()).toEqual(["40 addresses", "2 addresses", "1 addresses"]);
});
