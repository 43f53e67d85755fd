/** Adds links that replace a forgotten password: their purpose, whether they were used, and requested addresses. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const newPasswordMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`alter table registration_links
    add column purpose text not null default 'registration' check (purpose in ('registration', 'newPassword')),
    add column used boolean not null default false`;
  yield* sql`create table password_requests (email_key text primary key)`;
});
