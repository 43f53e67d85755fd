/** Versions of themes are no longer counted: a hash of what they hold names them. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const themesVersionMigration = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`alter table themes drop column version`,
);
