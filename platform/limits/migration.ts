/** Extends the counters of sign-ins to other calls, and adds the addresses from which an account has signed in. */
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
