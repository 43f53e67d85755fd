/** Table of the apps. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const appsMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table apps (
    id text primary key,
    name text not null,
    name_key text collate "C" not null constraint apps_name_key unique,
    status text not null default 'enabled' check (status in ('enabled', 'disabled')),
    version integer not null default 1,
    created_at timestamptz(3) not null default now()
  )`;
});
