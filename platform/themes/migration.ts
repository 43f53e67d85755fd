/** Table of the themes. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const themesMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table themes (
    id text primary key,
    name text not null,
    name_key text collate "C" not null,
    light jsonb not null,
    dark jsonb not null,
    fonts jsonb not null,
    version integer not null default 1,
    created_at timestamptz(3) not null default now()
  )`;
  yield* sql`create index themes_by_name on themes (name_key, id)`;
});
