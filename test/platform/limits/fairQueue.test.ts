import { Array, Deferred, Effect, Fiber } from "effect";
import { expect, vi } from "vitest";
import { fairQueue, type QueueLimits } from "#platform/limits/fairQueue.ts";
import { itEffect } from "#test/support/itEffect.ts";

/** A queue whose work ends when it is told to. `begun` has who began, in order. */
const world = (limits: Partial<QueueLimits> = {}) => {
  const { enter } = fairQueue({
    atOnce: 1,
    waiting: 5,
    waitTimeout: "1 minute",
    ...limits,
  });
  const begun: Array<string> = [];
  const end = Effect.runSync(Deferred.make<void>());
  const queued = (whom: string, work: Effect.Effect<unknown>) =>
    Effect.scoped(Effect.zipRight(enter(whom), work));
  const ask = (whom: string) => {
    const work = Effect.zipRight(
      Effect.sync(() => begun.push(whom)),
      Deferred.await(end),
    );
    return Effect.tap(Effect.fork(queued(whom, work)), () => Effect.yieldNow());
  };
  return { begun, ask, enqueue: queued, finish: Deferred.succeed(end, undefined) };
};

itEffect("people take turns, so one who asks often delays the others by one turn", function* () {
  const { begun, ask, finish } = world();
  const asked = yield* Effect.forEach(["Ada", "Ada", "Ada", "Bo", "Cy"], ask);
  yield* finish;
  yield* Fiber.joinAll(asked);
  expect(begun).toEqual(["Ada", "Ada", "Bo", "Cy", "Ada"]);
});

itEffect("who comes back waits behind those who wait already", function* () {
  const { begun, ask, finish } = world();
  const [running, ...asked] = yield* Effect.forEach(["Cy", "Ada", "Dee"] as const, ask);
  yield* Fiber.interrupt(running ?? Fiber.never);
  const later = yield* Effect.forEach(["Bo", "Ada"], ask);
  yield* finish;
  yield* Fiber.joinAll([...asked, ...later]);
  expect(begun).toEqual(["Ada", "Dee", "Bo", "Ada"]);
});

itEffect("when all places are taken, whoever has fewer gets the last of the longest queue", function* () {
  const { begun, ask, enqueue, finish } = world();
  const refused = (whom: string) => Effect.map(Effect.flip(enqueue(whom, Effect.void)), ({ _tag }) => _tag);
  const [running, ...bo] = yield* Effect.forEach(["Ada", "Bo", "Bo", "Bo", "Xi", "Yu"], ask);
  const cy = yield* ask("Cy");
  expect(yield* Fiber.await(bo[2] ?? Fiber.never)).toMatchObject({ _tag: "Failure" });
  const dee = yield* ask("Dee");
  expect(yield* Fiber.await(bo[1] ?? Fiber.never)).toMatchObject({ _tag: "Failure" });
  expect(yield* refused("Bo")).toBe("QueueFull");
  yield* finish;
  yield* Fiber.awaitAll([running ?? Fiber.never, ...bo, cy, dee]);
  expect(begun).toEqual(["Ada", "Bo", "Xi", "Yu", "Cy", "Dee"]);
});

itEffect("two hundred people at once all find a place, whatever five others have filled", function* () {
  const { begun, ask, enqueue, finish } = world({ atOnce: 2, waiting: 400 });
  const strangers = Array.range(0, 499).map((index) => `stranger ${index % 5}`);
  const people = Array.range(1, 200).map((index) => `person ${index}`);
  const asked = yield* Effect.forEach([...strangers, ...people, ...strangers], ask);
  const { retryAfterSeconds } = yield* Effect.flip(enqueue("stranger 1", Effect.void));
  expect(retryAfterSeconds).toBe(61); // 401 waits of 0.3 s, two at once
  yield* finish;
  yield* Fiber.awaitAll(asked);
  expect(begun.slice(2, 207).filter((whom) => whom.startsWith("person"))).toHaveLength(200);
});

itEffect("interrupted work gives its turn on, and an interrupted wait its place", function* () {
  const { begun, ask, enqueue } = world();
  const [running, waiting] = yield* Effect.forEach(["Ada", "Bo"] as const, ask);
  yield* Effect.forEach([waiting, running], (fiber) => Fiber.interrupt(fiber ?? Fiber.never));
  yield* enqueue("Cy", Effect.void);
  expect(begun).toEqual(["Ada"]);
});

itEffect("who is refused is told how long work usually takes, not how long the last took", function* () {
  const { ask, enqueue } = world({ waiting: 0 });
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const long = Effect.sync(() => vi.setSystemTime(8300));
  yield* enqueue("Ada", long);
  vi.useRealTimers();
  yield* ask("Ada");
  expect(yield* Effect.flip(enqueue("Bo", Effect.void))).toMatchObject({ retryAfterSeconds: 2 });
});

itEffect("a wait that is too long is refused", function* () {
  const { ask, enqueue } = world({ waitTimeout: "10 millis" });
  yield* ask("Ada");
  expect(yield* Effect.flip(enqueue("Bo", Effect.void))).toMatchObject({ _tag: "QueueFull" });
});
