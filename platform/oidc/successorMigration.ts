/** The token that a refresh token was rotated to; unknown for tokens that were rotated before this migration. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const successorMigration = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`alter table oidc_artifacts add column successor_id text`,
);
