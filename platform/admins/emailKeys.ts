/** Brings keys of addresses up to date that were stored before both spellings of a domain were one. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { emailKey } from "#schemas/admins/emailKey.ts";

export const updateEmailKeys = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const rows = yield* sql<{ id: string; email: string; key: string }>`
    select id, email, email_key as key from administrators where email ~ '[^[:ascii:]]'`;
  for (const { id, email, key } of rows) {
    const now = emailKey(email);
    if (now === key) continue;
    const updated = yield* sql`update administrators set email_key = ${now} where id = ${id}
      and not exists (select from administrators where email_key = ${now}) returning id`;
    if (updated.length === 0) yield* Effect.logWarning(`Administrator ${id} has another one's mailbox`);
  }
});
