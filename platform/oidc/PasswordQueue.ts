/** The queue for hashing passwords, fair between network addresses: a hash takes a core for a quarter of a second. */
import type { ServerResponse } from "node:http";
import { Context, Effect, Layer } from "effect";
import { inTime } from "#platform/database/unavailability.ts";
import { fairQueue } from "#platform/limits/fairQueue.ts";

const make = Effect.sync(() => {
  const { enqueue } = fairQueue({
    /** As many as are hashed at once. */
    atOnce: 2,
    waitingOfOne: 20,
    waiting: 100,
    /** A person rather waits than tries again. docs/nginx/console.conf waits a little longer. */
    waitTimeout: "30 seconds",
  });

  /** Runs `work` when its turn has come. Its time limit begins then, and a client that has left gets nothing done. */
  const inPasswordQueue = <E, R>(address: string, res: ServerResponse, work: Effect.Effect<void, E, R>) =>
    enqueue(address, Effect.asVoid(Effect.unless(inTime(work), () => res.destroyed)));

  return { inPasswordQueue };
});

export class PasswordQueue extends Context.Tag("platform/PasswordQueue")<
  PasswordQueue,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(PasswordQueue, make);
}
