/** Outcomes of database statements: success, a failure that callers expect, or a defect. */
import { type SqlClient, SqlError } from "@effect/sql";
import { Effect, Predicate } from "effect";
import { NotFound } from "#schemas/errors.ts";

const codeOf = ({ cause }: SqlError.SqlError) =>
  Predicate.hasProperty(cause, "code") ? String(cause.code) : "";

/** A read-only server, or one that is out of disk, memory or connections. Reads may work. */
export const takesNoWrites = (error: unknown): error is SqlError.SqlError =>
  error instanceof SqlError.SqlError && /^(25006|53...)$/.test(codeOf(error));

const constraintOf = (error: unknown) =>
  error instanceof SqlError.SqlError && Predicate.hasProperty(error.cause, "constraint")
    ? error.cause.constraint
    : undefined;

/** Fails with `expected` when a write violates this constraint. */
export const failOn =
  <E>(constraint: string, expected: () => E) =>
  <A, F, R>(write: Effect.Effect<A, F, R>): Effect.Effect<A, E | F, R> =>
    Effect.mapError(write, (error) => (constraintOf(error) === constraint ? expected() : error));

/** The first row. */
export const firstOrNotFound = <A, E, R>(
  rows: Effect.Effect<ReadonlyArray<A>, E, R>,
): Effect.Effect<A, E | NotFound, R> =>
  Effect.flatMap(rows, ([first]) => (first === undefined ? new NotFound() : Effect.succeed(first)));

/** Every other error of the database is a defect. */
export const orDefect = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError.SqlError, R>,
): Effect.Effect<A, E, R> =>
  Effect.catchAll(effect, (error) =>
    error instanceof SqlError.SqlError ? Effect.die(error) : Effect.fail(error),
  );

/** Runs `writes` in a transaction, rolled back when they fail. */
export const inTransaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(writes: Effect.Effect<A, E | SqlError.SqlError, R>): Effect.Effect<A, E, R> =>
    orDefect(sql.withTransaction(writes));
