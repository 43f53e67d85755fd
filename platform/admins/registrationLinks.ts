/** Registration links for invited people: each is valid for 72 hours, until a password is set by any of them. */
import { createHash, randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import type { Language } from "#schemas/admins/CurrentUser.ts";

export const linkHours = 72;

/** The owner of a link. */
export interface Invited extends AdminInvitation {
  readonly id: string;
  /** Used once its owner has a password, whichever link set it. */
  readonly state: "open" | "expired" | "used";
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

  const find = Effect.fn("registrationLinks.find")(function* (token: string) {
    const [found] = yield* sql<Invited>`
      select id, email, first_name as "firstName", last_name as "lastName",
        case when password_hash is not null then 'used' when expires_at <= now() then 'expired' else 'open' end as state
      from registration_links join administrators on id = administrator_id
      where token_hash = ${hashOf(token)}`;
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
    // Kept, so that a used link is told from an unknown one; expired, should the password ever be removed.
    yield* sql`update registration_links set expires_at = least(expires_at, now())
      where administrator_id = ${registered.id}`;
    yield* sql`delete from invitation_mails where administrator_id = ${registered.id}`;
    return true;
  }, sql.withTransaction);

  /** Queues another mail with a new link, unless one is queued already. */
  const renew = (administratorId: string) =>
    sql`insert into invitation_mails (administrator_id) values (${administratorId}) on conflict do nothing`;

  return { issue, find, register, renew };
});
