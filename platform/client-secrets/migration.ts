/** Table of the client secrets. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const clientSecretsMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table client_secrets (
    id text primary key,
    app_id text not null references apps,
    alias text not null,
    alias_key text not null,
    token_hash bytea not null unique,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3),
    constraint client_secrets_alias_key unique (app_id, alias_key)
  )`;
});
