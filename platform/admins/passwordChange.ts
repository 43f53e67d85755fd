/** Replaces a password by its owner, who has entered the former one. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

/** False once the former password was replaced otherwise. Also ends open links, and queues a mail that tells the owner. */
export const passwordChange = Effect.map(SqlClient.SqlClient, (sql) =>
  Effect.fn("passwordChange")(function* (id: string, former: string | null, hash: string) {
    const changed = yield* sql`update administrators set password_hash = ${hash}
      where id = ${id} and password_hash = ${former} returning id`;
    if (changed.length === 0) return false;
    yield* sql`update registration_links set used = true where administrator_id = ${id}`;
    yield* sql`delete from invitation_mails where administrator_id = ${id} and kind = 'link'`;
    yield* sql`insert into invitation_mails (administrator_id, kind)
      values (${id}, 'passwordChanged') on conflict do nothing`;
    return true;
  }, sql.withTransaction),
);
