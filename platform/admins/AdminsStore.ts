/** Administrators in the database. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { newId } from "#platform/database/newId.ts";
import { failOn, firstOrNotFound, inTransaction, orDefect } from "#platform/database/outcomes.ts";
import { type AdminInvitation, EmailTaken } from "#schemas/admins/AdminInvitation.ts";
import { type CurrentUser, AdminId, type RefusedInvitation } from "#schemas/admins/CurrentUser.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { Language } from "#schemas/languages.ts";

export interface AdministratorRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language | null;
}

export interface AdministratorState extends AdministratorRow {
  /** `active`, `disabled`, `invited`, or why no server takes the invitation. */
  readonly state: string;
}

export const administratorColumns = `id, email, first_name as "firstName", last_name as "lastName", language`;

export const toUser = ({ id, language, ...row }: AdministratorRow): CurrentUser => ({
  ...row,
  id: AdminId.make(id),
  ...(language === null ? {} : { language }),
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** None for a disabled one: a sign-in that was under way when it was disabled may be stored again. */
  const byId = Effect.fn("AdminsStore.byId")(function* (id: string) {
    const [found] =
      yield* sql<AdministratorRow>`select ${sql.literal(administratorColumns)} from administrators
        where id = ${id} and not disabled`;
    return found;
  }, Effect.orDie);

  /** A person whose mail no server takes: the address is perhaps wrong, so that it may be invited again. */
  const isUnreachable = sql`password_hash is null and exists (
    select from invitation_mails where administrator_id = id and refused is not null)`;

  const isEmailFree = Effect.fn("AdminsStore.isEmailFree")(function* (email: string) {
    const found = yield* sql`select 1 from administrators
      where email_key = ${emailKey(email)} and not (${isUnreachable})`;
    return found.length === 0;
  }, Effect.orDie);

  /** Inserts the administrator and the outbox row in one transaction; returns the administrator's id. */
  const invite = Effect.fn("AdminsStore.invite")(function* ({ email, firstName, lastName }: AdminInvitation) {
    const id = yield* newId("adm");
    const row = {
      id,
      email,
      email_key: emailKey(email),
      first_name: firstName,
      last_name: lastName,
    };
    yield* sql`delete from administrators where email_key = ${row.email_key} and ${isUnreachable}`;
    yield* sql`insert into administrators ${sql.insert(row)}`.pipe(
      failOn("administrators_email_key", () => new EmailTaken()),
    );
    yield* sql`insert into invitation_mails (administrator_id) values (${id})`;
    return id;
  }, inTransaction(sql));

  const refused = Effect.orDie(
    sql<RefusedInvitation>`select first_name as "firstName", last_name as "lastName", email, refused as reason
      from administrators join invitation_mails on administrator_id = id
      where refused is not null and password_hash is null order by email limit 100`,
  );

  /** Returns the id of the person who was invited. */
  const takeBack = Effect.fn("AdminsStore.takeBack")(function* (email: string) {
    const removed = sql<{ id: string }>`delete from administrators
      where email_key = ${emailKey(email)} and password_hash is null returning id`;
    return (yield* firstOrNotFound(removed)).id;
  }, orDefect);

  const all = sql<AdministratorState>`select ${sql.literal(administratorColumns)},
      case when disabled then 'disabled' when password_hash is not null then 'active'
        else coalesce('invited, mail refused: ' || refused, 'invited') end as state
    from administrators left join invitation_mails on administrator_id = id and kind = 'link' order by email`;

  /** Whoever has not accepted the invitation is forgotten. */
  const disable = (id: string) =>
    Effect.zipRight(
      sql`delete from administrators where id = ${id} and password_hash is null`,
      sql`update administrators set disabled = true where id = ${id}`,
    ).pipe(sql.withTransaction);

  const enable = (id: string) => sql`update administrators set disabled = false where id = ${id}`;

  return { byId, isEmailFree, invite, refused, takeBack, all, disable, enable };
});

export class AdminsStore extends Effect.Service<AdminsStore>()("platform/AdminsStore", { effect: make }) {}
