/** Outcomes of database statements: success, a failure that callers expect, or a defect. */
import { type SqlClient, SqlError } from "@effect/sql";
import { Effect, Predicate } from "effect";
import { NotFound } from "#schemas/errors.ts";

const uniqueViolation = "23505"; // PostgreSQL manual, appendix A

const codeOf = ({ cause }: SqlError.SqlError) =>
  Predicate.hasProperty(cause, "code") ? String(cause.code) : "";

/** A read-only server, or one that is out of disk, memory or connections. Reads may work. */
export const takesNoWrites = (error: unknown): error is SqlError.SqlError =>
  error instanceof SqlError.SqlError && /^(25006|53...)$/.test(codeOf(error));

/** Fails with `taken` when a write violates this unique constraint. Every other database error is a defect. */
export const failOnDuplicate =
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

export const firstOrNotFound = <A>([first]: ReadonlyArray<A>): Effect.Effect<A, NotFound> =>
  first === undefined ? Effect.fail(new NotFound()) : Effect.succeed(first);

/** Runs `writes` in a transaction, rolled back when they fail. A failure of the transaction itself is a defect. */
export const inTransaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(writes: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.mapError(writes, (failure) => ({ failure })).pipe(
      sql.withTransaction,
      Effect.catchAll((error) => ("failure" in error ? Effect.fail(error.failure) : Effect.die(error))),
    );
