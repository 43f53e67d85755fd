/** Pending sign-ins, and the session record, in memory. */
import { Effect, Layer, Option } from "effect";
import { type PendingSignIn, PendingSignIns } from "#src/services/PendingSignIns.ts";
import { emptyRecord, SessionStore } from "#src/services/SessionStore.ts";

export const pendingSignIns = (pending = new Map<string, PendingSignIn>(), keepsKeys = true) =>
  Layer.succeed(PendingSignIns, {
    begin: (state, { proofKey, ...begun }) =>
      Effect.sync(() => {
        const signIn = { ...begun, ...(proofKey && keepsKeys && { proofKey }), startedAt: Date.now() };
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

export const sessionStore = (record = emptyRecord) =>
  Layer.succeed(SessionStore, {
    read: Effect.succeed(record),
    update: () => Effect.succeed({ before: record, after: record }),
    isShared: Effect.succeed(true),
  });
