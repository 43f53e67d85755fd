/** Administrators as accounts of the OpenID provider: authentication and claims. */
import { SqlClient } from "@effect/sql";
import { Effect, type Redacted } from "effect";
import type { Account } from "oidc-provider";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { verifyPassword } from "#platform/admins/Password.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";

export const accounts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const admins = yield* AdminsStore;

  const byId = Effect.fn("Accounts.byId")(function* (accountId: string) {
    const found = yield* admins.byId(accountId);
    if (found === undefined) return undefined;
    const { email, firstName, lastName, language } = found;
    const claims = { email, given_name: firstName, family_name: lastName, locale: language ?? undefined };
    return { accountId, claims: async () => ({ sub: accountId, ...claims }) } satisfies Account;
  });

  const idOf = Effect.fn("Accounts.idOf")(function* (email: string) {
    const [found] = yield* sql<{ id: string }>`
      select id from administrators where email_key = ${emailKey(email)}`;
    return found?.id;
  });

  /** The administrator with the stored password, perhaps disabled; undefined for a wrong password or an unknown address. */
  const authenticate = Effect.fn("Accounts.authenticate")(function* (
    email: string,
    password: Redacted.Redacted,
  ) {
    const [found] = yield* sql<{ id: string; hash: string | null; disabled: boolean }>`
      select id, password_hash as hash, disabled from administrators where email_key = ${emailKey(email)}`;
    const matches = yield* verifyPassword(password, found?.hash ?? null);
    return matches ? found : undefined;
  });

  /** False once the password was replaced. Waits for a pending replacement, which then finds what was stored before. */
  const hasPassword = Effect.fn("Accounts.hasPassword")(function* (id: string, hash: string | null) {
    const found =
      yield* sql`select from administrators where id = ${id} and password_hash = ${hash} and not disabled
        for share`;
    return found.length > 0;
  });

  return { byId, idOf, authenticate, hasPassword };
});
