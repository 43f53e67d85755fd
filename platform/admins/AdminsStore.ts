/** Administrators in the database. */
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import { newId } from "#platform/database/newId.ts";
import { inTransaction, failOnDuplicate } from "#platform/database/outcomes.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { type AdminInvitation, EmailTaken } from "#schemas/admins/AdminInvitation.ts";
import { type CurrentUser, AdminId } from "#schemas/admins/CurrentUser.ts";
import type { Language } from "#schemas/languages.ts";

export interface AdministratorRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language | null;
}

export const administratorColumns = `id, email, first_name as "firstName", last_name as "lastName", language`;

export const toUser = ({ id, language, ...row }: AdministratorRow): CurrentUser => ({
  ...row,
  id: AdminId.make(id),
  ...(language === null ? {} : { language }),
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const byId = Effect.fn("AdminsStore.byId")(function* (id: string) {
    const rows = yield* Effect.orDie(
      sql<AdministratorRow>`select ${sql.literal(administratorColumns)} from administrators where id = ${id}`,
    );
    return yield* Effect.map(Effect.fromNullable(rows[0]), toUser);
  });

  const isEmailFree = Effect.fn("AdminsStore.isEmailFree")(function* (email: string) {
    const found = yield* sql`select 1 from administrators where email_key = ${emailKey(email)}`;
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
    yield* sql`insert into administrators ${sql.insert(row)}`.pipe(
      failOnDuplicate("administrators_email_key", () => new EmailTaken()),
    );
    yield* Effect.orDie(sql`insert into invitation_mails (administrator_id) values (${id})`);
    return id;
  }, inTransaction(sql));

  return { byId, isEmailFree, invite };
});

export class AdminsStore extends Context.Tag("platform/AdminsStore")<
  AdminsStore,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AdminsStore, make);
}
