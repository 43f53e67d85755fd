/** Drops the version counter: a hash of a theme's content is its version. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const themesVersionMigration = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`alter table themes drop column version`,
);
