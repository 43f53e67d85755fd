/**
 * Proofs that were used, so that none is accepted twice (RFC 9449 §11.1). They are in the database, for all instances;
 * while it takes no writes, this instance keeps those that it accepts, so that reads go on.
 */
import type { SqlError } from "@effect/sql";
import { Clock, Effect } from "effect";
import { takesNoWrites } from "#platform/database/outcomes.ts";
import { minuteWarning } from "#platform/server/minuteWarning.ts";
import { proofLifetime } from "./callProof.ts";

/** Seconds after which a proof is too old: its clock may be ahead. */
export const keptSeconds = 2 * proofLifetime;

type Read<A> = Effect.Effect<ReadonlyArray<A>, SqlError.SqlError>;

export const usedProofs = Effect.gen(function* () {
  const warn = yield* minuteWarning(
    () => "The database takes no writes: used proofs are kept in memory, by each instance for itself",
  );
  /** Proofs that the database has not stored, or not yet, and when they are too old; the oldest first. */
  const kept = new Map<string, number>();

  /** `stored` also stores the proof, `unstored` only reads; neither has rows for a proof that is stored already. */
  const once = Effect.fn("usedProofs.once")(function* <A>(id: string, stored: Read<A>, unstored: Read<A>) {
    const now = yield* Clock.currentTimeMillis;
    for (const [former, ends] of kept) {
      if (ends > now) break;
      kept.delete(former);
    }
    if (kept.has(id)) return { rows: [], isStored: false };
    kept.set(id, now + keptSeconds * 1000);
    const read = Effect.map(stored, (rows) => ({ rows, isStored: kept.delete(id) }));
    return yield* Effect.catchIf(read, takesNoWrites, (refused) =>
      Effect.zipRight(
        warn(id),
        Effect.mapBoth(unstored, {
          onSuccess: (rows) => ({ rows, isStored: false }),
          onFailure: () => refused,
        }),
      ),
    );
  });

  return { once };
});
