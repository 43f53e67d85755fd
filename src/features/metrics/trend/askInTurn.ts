/**
 * Sends many small requests gently: two at a time, up to six while the platform answers quickly, and none after it was slow
 * or has failed repeatedly.
 */
import { Cause, Duration, Effect, Exit, Fiber } from "effect";

/** If a call takes longer, the platform is overloaded. */
const slowCallTimeout = "2 seconds";
/** If it takes less, one more may be sent at the same time. */
const quick = Duration.millis(200);
const least = 2;
const most = 6;
const maxFailures = 2;

export interface Turns<Item, A, E, R> {
  readonly items: ReadonlyArray<Item>;
  readonly ask: (item: Item) => Effect.Effect<A, E, R>;
  readonly onExit: (item: Item, exit: Exit.Exit<A, E>) => void;
  /** Continues even if the platform is slow or fails. */
  readonly isPersistent: boolean;
}

/** Returns whether all items were answered. Pending requests are not interrupted when the requests stop. */
export const askInTurn = Effect.fn("askInTurn")(function* <Item, A, E, R>({
  items,
  ask,
  onExit,
  isPersistent,
}: Turns<Item, A, E, R>) {
  let isSlow = false;
  let failures = 0;
  let answers = 0;
  const noteSlowness = Effect.zipRight(
    Effect.sleep(slowCallTimeout),
    Effect.sync(() => {
      isSlow = true;
    }),
  );
  const askOne = Effect.fn(function* (item: Item) {
    const timer = yield* Effect.fork(noteSlowness);
    const [took, exit] = yield* Effect.timed(Effect.exit(ask(item)));
    yield* Fiber.interrupt(timer);
    if (Exit.isSuccess(exit)) answers += 1;
    else if (Cause.isInterruptedOnly(exit.cause)) return false;
    else failures += 1;
    onExit(item, exit);
    return Exit.isSuccess(exit) && Duration.lessThan(took, quick);
  });
  const waiting = [...items];
  let lines = least;
  /** Asks one after the other. After a quick answer it becomes two lines, after another one it ends if it may. */
  const askOnward = (): Effect.Effect<void, never, R> =>
    Effect.suspend(() => {
      const [item] = waiting;
      if (item === undefined || (!isPersistent && (isSlow || failures >= maxFailures))) return Effect.void;
      waiting.shift();
      return Effect.flatMap(askOne(item), (isQuick) => {
        const next = isQuick && lines < most ? 2 : isQuick || lines <= least ? 1 : 0;
        lines += next - 1;
        return Effect.all(Array.from({ length: next }, askOnward), { concurrency: next, discard: true });
      });
    });
  yield* Effect.all([askOnward(), askOnward()], { concurrency: least, discard: true });
  return answers === items.length;
});
