/** What a write can come to: it is done, the database refuses it for a reason that callers know, or it is a defect. */
import type { SqlClient, SqlError } from "@effect/sql";
import { Effect, Predicate } from "effect";

const uniqueViolation = "23505"; // PostgreSQL manual, appendix A

/** The failure to give when a write breaks this unique constraint; every other failure is a defect. */
export const refuseTaken =
  <E>(constraint: string, taken: () => E) =>
  <A, R>(write: Effect.Effect<A, SqlError.SqlError, R>): Effect.Effect<A, E, R> =>
    Effect.catchAll(write, (error) => {
      const { cause } = error;
      return Predicate.isRecord(cause) &&
        cause["code"] === uniqueViolation &&
        cause["constraint"] === constraint
        ? Effect.fail(taken())
        : Effect.die(error);
    });

/** All of `writes` or, when it fails, nothing; a failure of the transaction itself is a defect. */
export const inTransaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(writes: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.mapError(writes, (refusal) => ({ refusal })).pipe(
      sql.withTransaction,
      Effect.catchAll((error) => ("refusal" in error ? Effect.fail(error.refusal) : Effect.die(error))),
    );
