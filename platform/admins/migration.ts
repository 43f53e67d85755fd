/** Tables of the administrators. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const administratorsMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table administrators (
    id text primary key,
    email text not null,
    email_key text not null constraint administrators_email_key unique,
    first_name text not null,
    last_name text not null,
    language text check (language in ('de', 'en')),
    password_hash text,
    created_at timestamptz(3) not null default now()
  )`;
  yield* sql`create table invitation_mails (
    administrator_id text primary key references administrators on delete cascade,
    attempts integer not null default 0,
    due_at timestamptz(3) not null default now()
  )`;
  yield* sql`create index invitation_mails_due on invitation_mails (due_at)`;
});
