/** Pending sign-ins in memory. */
import { Effect, Layer, Option } from "effect";
import { type PendingSignIn, PendingSignIns } from "#src/services/PendingSignIns.ts";

export const pendingSignIns = (pending = new Map<string, PendingSignIn>()) =>
  Layer.succeed(PendingSignIns, {
    begin: (state, begun) =>
      Effect.sync(() => {
        const signIn = { ...begun, startedAt: Date.now() };
        pending.set(state, signIn);
        return signIn;
      }),
    take: (state) =>
      Effect.sync(() => {
        const found = Option.fromNullable(pending.get(state));
        pending.delete(state);
        return found;
      }),
  });
