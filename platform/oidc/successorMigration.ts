/** Which token a refresh token was rotated to. Unknown of those that were rotated before. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const successorMigration = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`alter table oidc_artifacts add column successor_id text`,
);
