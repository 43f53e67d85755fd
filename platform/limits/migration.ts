/** The counters of sign-ins count other calls too, and the addresses are kept that an account has signed in from. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const limitsMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`alter table oidc_sign_in_attempts rename to limited_attempts`;
  yield* sql`alter table limited_attempts rename column failures to counted`;
  yield* sql`create table oidc_known_addresses (
    key text primary key,
    expires_at timestamptz not null
  )`;
});
