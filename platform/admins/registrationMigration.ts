/** Table of the registration links. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const registrationMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table registration_links (
    token_hash bytea primary key,
    administrator_id text not null references administrators on delete cascade,
    expires_at timestamptz(3) not null
  )`;
  yield* sql`create index registration_links_administrator on registration_links (administrator_id)`;
});
