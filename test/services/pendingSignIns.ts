/** Pending sign-ins in memory. */
import { Effect, Layer, Option } from "effect";
import { type PendingSignIn, PendingSignIns } from "#src/services/PendingSignIns.ts";

export const pendingSignIns = (pending = new Map<string, PendingSignIn>()) =>
  Layer.succeed(PendingSignIns, {
    begin: (state, begun) => Effect.sync(() => void pending.set(state, { ...begun, startedAt: Date.now() })),
    take: (state) =>
      Effect.sync(() => {
        const found = Option.fromNullable(pending.get(state));
        pending.delete(state);
        return found;
      }),
  });
