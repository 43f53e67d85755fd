/** Runs statements without parameters, one after the other. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const runStatements = (statements: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true }),
  );
