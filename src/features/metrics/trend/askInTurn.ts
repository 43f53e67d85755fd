/** Sends many small requests gently: two at a time, and none after the platform was slow or has failed repeatedly. */
import { Cause, Effect, Exit, Fiber } from "effect";

/** If a call takes longer, the platform is overloaded. */
const slowCallTimeout = "2 seconds";
/** After this many failures, nothing more is requested. */
const maxFailures = 2;

export interface Turns<Item, A, E, R> {
  readonly items: ReadonlyArray<Item>;
  readonly ask: (item: Item) => Effect.Effect<A, E, R>;
  /** Called with each answer and each failure, as they arrive. */
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
