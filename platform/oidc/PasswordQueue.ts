/** The queues for hashing passwords, a quarter of a second of a core each: of strangers by address, and of known people. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Context, Effect, Layer } from "effect";
import { inTime, NotInTime } from "#platform/database/unavailability.ts";
import { fairQueue, QueueFull } from "#platform/limits/fairQueue.ts";
import { readings } from "#platform/server/metrics.ts";
import { clientAddresses, networksOfClient } from "./clientAddress.ts";

const limits = {
  /** As many as are hashed at once. */
  atOnce: 2,
  waiting: 400,
  /** A person rather waits than tries again. docs/nginx/console.conf waits a little longer. */
  waitTimeout: "2 minutes",
} as const;

const isLate = (error: unknown): error is NotInTime => error instanceof NotInTime;

const make = Effect.gen(function* () {
  const clientAddress = yield* clientAddresses;
  const strangers = fairQueue(limits);
  // Whatever strangers do, these have places. `Password.ts` hashes for both queues by turns.
  const known = fairQueue(limits);
  readings.set("wellbeing_passwords_waiting", [
    "Sign-ins that wait for a hash",
    () => strangers.waiting() + known.waiting(),
  ]);

  /**
   * Runs `work` when its turn has come. Its time limit begins then, and a client that has left gets nothing done.
   * `account` is given for a person who proved to be its owner here before.
   */
  const inPasswordQueue = <E, R>(
    req: IncomingMessage,
    res: ServerResponse,
    account: string | undefined,
    work: Effect.Effect<void, E, R>,
  ) => {
    // A busy processor, since a silent database is noticed before.
    const hashed = Effect.catchIf(inTime(work), isLate, () => new QueueFull({ retryAfterSeconds: 5 }));
    const inTurn = Effect.asVoid(Effect.unless(hashed, () => res.destroyed));
    const turn =
      account === undefined ? strangers.enter(networksOfClient(clientAddress(req))) : known.enter([account]);
    return Effect.scoped(Effect.zipRight(turn, inTurn));
  };

  return { inPasswordQueue };
});

export class PasswordQueue extends Context.Tag("platform/PasswordQueue")<
  PasswordQueue,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(PasswordQueue, make);
}
