/** Invites the first administrator, whom the configuration names. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { AdminsStore } from "./AdminsStore.ts";
import { registrationLinks } from "./registrationLinks.ts";

/** Repeated at every start until an administrator has a password, so a lost mail or a wrong address can be corrected. */
export const inviteFirstAdministrator = Effect.fn("inviteFirstAdministrator")(function* (
  first: AdminInvitation,
) {
  const sql = yield* SqlClient.SqlClient;
  const { invite } = yield* AdminsStore;
  const { renew } = yield* registrationLinks;

  const invitation = Effect.gen(function* () {
    yield* sql`lock table administrators in exclusive mode`;
    const registered = yield* sql`select 1 from administrators where password_hash is not null limit 1`;
    if (registered.length > 0) return;
    // Deletes a person who was named before, with their links: the configuration may have been corrected.
    yield* sql`delete from administrators where (email_key, first_name, last_name)
      <> (${emailKey(first.email)}, ${first.firstName}, ${first.lastName})`;
    const [invited] = yield* sql<{ id: string }>`select id from administrators`;
    yield* invited === undefined ? invite(first) : renew(invited.id);
  });
  yield* sql.withTransaction(invitation);
});
