/** Links by which people set their first password, or a new one if they forgot theirs. */
import { createHash, randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { Language } from "#schemas/languages.ts";

export type LinkPurpose = "registration" | "newPassword";

/** A link for a new password opens an account in use, and its owner is waiting for it: it need not outlast a weekend. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { registration: 72, newPassword: 2 };

/** The owner of a link. */
export interface LinkOwner extends AdminInvitation {
  readonly id: string;
  readonly purpose: LinkPurpose;
  /** `used` once the owner has set a password by any of their links. */
  readonly state: "open" | "expired" | "used";
}

/** Tokens have 256 random bits, so a plain SHA-256 is safe to store. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export const registrationLinks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /**
   * Earlier links of an invitation stay valid, since a mail that seemed lost may still arrive. A link for a new password
   * replaces the earlier ones, so that only the newest mail opens the account.
   */
  const issue = Effect.fn("registrationLinks.issue")(function* (
    administratorId: string,
    purpose: LinkPurpose,
  ) {
    const token = randomBytes(32).toString("base64url");
    if (purpose === "newPassword") {
      yield* sql`update registration_links set expires_at = now()
        where administrator_id = ${administratorId} and purpose = ${purpose} and expires_at > now()`;
    }
    yield* sql`insert into registration_links (token_hash, administrator_id, purpose, expires_at)
      values (${hashOf(token)}, ${administratorId}, ${purpose}, now() + make_interval(hours => ${linkHours[purpose]}))`;
    return Redacted.make(token);
  }, sql.withTransaction);

  const find = Effect.fn("registrationLinks.find")(function* (token: string) {
    const [found] = yield* sql<LinkOwner>`
      select id, email, first_name as "firstName", last_name as "lastName", purpose,
        case when used or disabled or (purpose = 'registration' and password_hash is not null) then 'used'
          when expires_at <= now() then 'expired' else 'open' end as state
      from registration_links join administrators on id = administrator_id
      where token_hash = ${hashOf(token)}`;
    return Option.fromNullable(found);
  });

  /** For an owner who has set a password. The links are kept, to distinguish a used link from an unknown one. */
  const end = (administratorId: string) =>
    Effect.zipRight(
      sql`update registration_links set used = true where administrator_id = ${administratorId}`,
      sql`delete from invitation_mails where administrator_id = ${administratorId} and kind = 'link'`,
    );

  /** False when the link is not valid. Of concurrent submissions only the first one succeeds. */
  const register = Effect.fn("registrationLinks.register")(function* (
    token: string,
    passwordHash: string,
    language: Language,
  ) {
    // Locks the owner before the link is read, so that a concurrent submission sees the changes of this one.
    const [owner] = yield* sql<{ id: string }>`select id from administrators
      where id = (select administrator_id from registration_links where token_hash = ${hashOf(token)}) for update`;
    if (owner === undefined) return false;
    const changed = yield* sql`
      update administrators set password_hash = ${passwordHash}, language = coalesce(language, ${language})
      where id = ${owner.id} and exists (
        select from registration_links where token_hash = ${hashOf(token)} and not used and expires_at > now()
          and (purpose = 'newPassword' or password_hash is null)) and not disabled
      returning id`;
    if (changed.length === 0) return false;
    yield* end(owner.id);
    return true;
  }, sql.withTransaction);

  /** A mail that is queued already is sent within a minute, not at once: it may be under way. */
  const orHasten = sql.literal(`on conflict (administrator_id, kind) do update
    set refused = null, due_at = least(invitation_mails.due_at, now() + interval '1 minute')`);

  /** Queues another mail with a new link. */
  const renew = (administratorId: string) =>
    sql`insert into invitation_mails (administrator_id) values (${administratorId}) ${orHasten}`;

  /** Notes an address for which a link was requested. It is looked up later, so that the time reveals nothing. */
  const request = (email: string) =>
    sql`insert into password_requests (email_key) values (${emailKey(email)}) on conflict do nothing`;

  /** Queues a mail for each requested address that belongs to an administrator. */
  const queueRequested = sql`
    with requested as (delete from password_requests returning email_key)
    insert into invitation_mails (administrator_id)
    select id from administrators join requested using (email_key) where not disabled ${orHasten}`;

  return { issue, find, end, register, renew, request, queueRequested };
});
