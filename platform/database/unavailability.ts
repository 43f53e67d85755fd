/** Distinguishes a database that does not answer from a statement that it refuses. */
import { SqlError } from "@effect/sql";
import { Cause, Chunk, Context, Data, Effect, Option, Predicate } from "effect";
import { DatabaseError } from "pg";
import { QueueFull } from "#platform/limits/fairQueue.ts";

/**
 * Milliseconds that an answer may take. Above the 5 s of a statement, so that the database's own reason comes first; below
 * the 6 s that callers rely on.
 */
export class AnswerTime extends Context.Reference<AnswerTime>()("platform/AnswerTime", {
  defaultValue: () => 5500,
}) {}

/** The answer took longer than a request may. */
export class NotInTime extends Data.TaggedError("NotInTime") {}

/** Fails in `factor` times the usual time even if `effect` cannot be interrupted at once, as between the statements of a transaction. */
export const inTime = <A, E, R>(effect: Effect.Effect<A, E, R>, factor = 1) =>
  // The server runs calls uninterruptibly.
  Effect.interruptible(
    Effect.flatMap(AnswerTime, (time) =>
      // As an exit, since the headers that a disconnected effect sets would be lost if it failed.
      Effect.flatten(
        Effect.timeoutFail(Effect.disconnect(Effect.exit(effect)), {
          duration: factor * time,
          onTimeout: () => new NotInTime(),
        }),
      ),
    ),
  );

/** No connection, no sign-in, no database, no resources, cancelled or stopped, system error (PostgreSQL manual, appendix A). */
const classes = new Set(["08", "28", "3D", "53", "57", "58"]);
/**
 * A read-only server, as after a failover; a database closed to connections; a lock that was not available; a transaction
 * that has to be repeated; an internal error, which Citus makes of a server that it loses within a statement.
 */
const codes = new Set(["25006", "55000", "55P03", "40001", "40P01", "XX000"]);

const reasonIn = (error: unknown): Option.Option<string> => {
  if (error instanceof QueueFull) return Option.some("others wait longer");
  if (error instanceof NotInTime) return Option.some("no answer in time");
  if (!Predicate.hasProperty(error, "cause")) return Option.none();
  const { cause } = error;
  if (!(error instanceof SqlError.SqlError)) return reasonIn(cause);
  const code = Predicate.hasProperty(cause, "code") ? String(cause.code) : undefined;
  // Any other error comes from the network or the driver.
  if (!(cause instanceof DatabaseError))
    return Option.some(code ?? (cause instanceof Error ? cause.message : "no answer"));
  return Option.liftPredicate(code ?? "", (text) => classes.has(text.slice(0, 2)) || codes.has(text));
};

/** Why the database did not answer, without parts of the input; none for any other error. */
export const unavailability = (cause: Cause.Cause<unknown>): Option.Option<string> =>
  Chunk.appendAll(Cause.failures(cause), Cause.defects(cause)).pipe(Chunk.filterMap(reasonIn), Chunk.head);
