/** The way in to a database without administrators: whom the configuration names is invited like everybody after them. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { AdminsStore } from "./AdminsStore.ts";
import { registrationLinks } from "./registrationLinks.ts";

/** With every start as long as nobody has a password: a mail that was lost, or an address with a slip, locks nobody out. */
export const inviteFirst = Effect.fn("inviteFirst")(function* (first: AdminInvitation) {
  const sql = yield* SqlClient.SqlClient;
  const { invite } = yield* AdminsStore;
  const { renew } = yield* registrationLinks;

  const named = Effect.gen(function* () {
    yield* sql`lock table administrators in exclusive mode`;
    const registered = yield* sql`select 1 from administrators where password_hash is not null limit 1`;
    if (registered.length > 0) return;
    // The links of whoever was named before, by mistake perhaps, go with them.
    yield* sql`delete from administrators where (email_key, first_name, last_name)
      <> (${uniqueKey(first.email)}, ${first.firstName}, ${first.lastName})`;
    const [invited] = yield* sql<{ id: string }>`select id from administrators`;
    yield* invited === undefined ? invite(first) : renew(invited.id);
  });
  yield* sql.withTransaction(named);
});
