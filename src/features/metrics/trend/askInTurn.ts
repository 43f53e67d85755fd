/** Asks for many small things without being a burden: two at a time, and no further where the platform is strained. */
import { Cause, Effect, Exit, Fiber } from "effect";

/** A call that takes longer is too much for the platform. */
const patience = "2 seconds";
/** A platform that has failed as often is not asked further. */
const maxFailures = 2;

export interface Turns<Item, A, E, R> {
  readonly items: ReadonlyArray<Item>;
  readonly ask: (item: Item) => Effect.Effect<A, E, R>;
  /** Called with each answer and each failure, in the order in which they come. */
  readonly onExit: (item: Item, exit: Exit.Exit<A, E>) => void;
  /** Goes on where the platform is slow or fails. */
  readonly isPersistent: boolean;
}

/** Returns whether all items were asked for and answered. What is running when the platform is strained may end. */
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
    Effect.sleep(patience),
    Effect.sync(() => {
      isSlow = true;
    }),
  );
  const askOne = Effect.fn(function* (item: Item) {
    if (!isPersistent && (isSlow || failures >= maxFailures)) return;
    const timer = yield* Effect.fork(noteSlowness);
    const exit = yield* Effect.exit(ask(item));
    yield* Fiber.interrupt(timer);
    if (Exit.isSuccess(exit)) answers += 1;
    else if (Cause.isInterruptedOnly(exit.cause)) return;
    else failures += 1;
    onExit(item, exit);
  });
  yield* Effect.forEach(items, askOne, { concurrency: 2, discard: true });
  return answers === items.length;
});
