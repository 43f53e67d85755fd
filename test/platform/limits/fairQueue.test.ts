import { Deferred, Effect, Fiber } from "effect";
import { expect } from "vitest";
import { fairQueue, type QueueLimits } from "#platform/limits/fairQueue.ts";
import { itEffect } from "#test/support/itEffect.ts";

/** A queue whose work ends when it is told to. `begun` has who began, in order. */
const world = (limits: Partial<QueueLimits> = {}) => {
  const { enqueue } = fairQueue({
    atOnce: 1,
    waitingOfOne: 3,
    waiting: 5,
    waitTimeout: "1 minute",
    ...limits,
  });
  const begun: Array<string> = [];
  const end = Effect.runSync(Deferred.make<void>());
  const work = (whom: string) =>
    Effect.zipRight(
      Effect.sync(() => begun.push(whom)),
      Deferred.await(end),
    );
  const ask = (whom: string) => Effect.tap(Effect.fork(enqueue(whom, work(whom))), () => Effect.yieldNow());
  return { begun, ask, enqueue, finish: Deferred.succeed(end, undefined) };
};

itEffect(
  "people take turns, so one who asks often delays the others by one turn",
  Effect.fn(function* () {
    const { begun, ask, finish } = world();
    const asked = yield* Effect.forEach(["Ada", "Ada", "Ada", "Bo", "Cy"], ask);
    yield* finish;
    yield* Fiber.joinAll(asked);
    expect(begun).toEqual(["Ada", "Ada", "Bo", "Cy", "Ada"]);
  }),
);

itEffect(
  "whoever has too many waiting is refused at once, and so is everybody when all places are taken",
  Effect.fn(function* () {
    const { ask, enqueue, finish } = world();
    const refused = (whom: string) => Effect.map(Effect.flip(enqueue(whom, Effect.void)), ({ _tag }) => _tag);
    const asked = yield* Effect.forEach(["Ada", "Ada", "Ada", "Ada"], ask);
    expect(yield* refused("Ada")).toBe("QueueFull");
    asked.push(...(yield* Effect.forEach(["Bo", "Bo"], ask)));
    expect(yield* refused("Cy")).toBe("QueueFull");
    yield* finish;
    yield* Fiber.joinAll(asked);
    yield* enqueue("Ada", Effect.void);
  }),
);

itEffect(
  "work that is interrupted gives its turn on, and a wait that is interrupted its place",
  Effect.fn(function* () {
    const { begun, ask, enqueue } = world();
    const [running, waiting] = yield* Effect.forEach(["Ada", "Bo"] as const, ask);
    yield* Effect.forEach([waiting, running], (fiber) => Fiber.interrupt(fiber ?? Fiber.never));
    yield* enqueue("Cy", Effect.void);
    expect(begun).toEqual(["Ada"]);
  }),
);

itEffect(
  "a wait that is too long is refused",
  Effect.fn(function* () {
    const { ask, enqueue } = world({ waitTimeout: "10 millis" });
    yield* ask("Ada");
    expect(yield* Effect.flip(enqueue("Bo", Effect.void))).toMatchObject({ _tag: "QueueFull" });
  }),
);
