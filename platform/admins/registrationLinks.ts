/** Registration links for invited people: each is valid for 72 hours, until a password is set by any of them. */
import { createHash, randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import type { Language } from "#schemas/admins/CurrentUser.ts";

export const linkHours = 72;

/** The owner of a link, who has no password yet. */
export interface Invited extends AdminInvitation {
  readonly id: string;
  readonly isExpired: boolean;
}

/** Tokens have 256 random bits, so a plain SHA-256 is safe to store. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export const registrationLinks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Earlier links stay valid: a mail that seemed lost may still arrive. */
  const issue = Effect.fn("registrationLinks.issue")(function* (administratorId: string) {
    const token = randomBytes(32).toString("base64url");
    yield* sql`insert into registration_links (token_hash, administrator_id, expires_at)
      values (${hashOf(token)}, ${administratorId}, now() + make_interval(hours => ${linkHours}))`;
    return Redacted.make(token);
  });

  /** None for an unknown link, and once the person has a password. */
  const find = Effect.fn("registrationLinks.find")(function* (token: string) {
    const [found] = yield* sql<Invited>`
      select id, email, first_name as "firstName", last_name as "lastName", expires_at <= now() as "isExpired"
      from registration_links join administrators on id = administrator_id
      where token_hash = ${hashOf(token)} and password_hash is null`;
    return Option.fromNullable(found);
  });

  /** False when the link is not valid. Of concurrent submissions only the first one succeeds. */
  const register = Effect.fn("registrationLinks.register")(function* (
    token: string,
    passwordHash: string,
    language: Language,
  ) {
    const [registered] = yield* sql<{ id: string }>`
      update administrators set password_hash = ${passwordHash}, language = coalesce(language, ${language})
      where password_hash is null and id = (
        select administrator_id from registration_links
        where token_hash = ${hashOf(token)} and expires_at > now()
      )
      returning id`;
    if (registered === undefined) return false;
    yield* sql`delete from registration_links where administrator_id = ${registered.id}`;
    yield* sql`delete from invitation_mails where administrator_id = ${registered.id}`;
    return true;
  }, sql.withTransaction);

  /** Queues another mail with a new link, unless one is queued already. */
  const renew = (administratorId: string) =>
    sql`insert into invitation_mails (administrator_id) values (${administratorId}) on conflict do nothing`;

  return { issue, find, register, renew };
});
