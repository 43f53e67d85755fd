/** Turns at hashing passwords, by network address: a hash takes a core for a quarter of a second. */
import type { ServerResponse } from "node:http";
import { Context, Effect, Layer } from "effect";
import { inTime } from "#platform/database/unavailability.ts";
import { turns } from "#platform/limits/turns.ts";

const make = Effect.sync(() => {
  const { inTurn } = turns({
    /** As many as are hashed at once. */
    atOnce: 2,
    waitingOfOne: 20,
    waiting: 100,
    /** A person rather waits than tries again. docs/nginx/console.conf waits a little longer. */
    patience: "30 seconds",
  });

  /** Runs `work` when its turn has come. Its time limit begins then, and a client that has left gets nothing done. */
  const inPasswordTurn = <E, R>(address: string, res: ServerResponse, work: Effect.Effect<void, E, R>) =>
    inTurn(address, Effect.asVoid(Effect.unless(inTime(work), () => res.destroyed)));

  return { inPasswordTurn };
});

export class PasswordTurns extends Context.Tag("platform/PasswordTurns")<
  PasswordTurns,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(PasswordTurns, make);
}
