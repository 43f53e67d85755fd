/** Whether the demo administrator can sign in with the published password. */
import { SqlClient } from "@effect/sql";
import { Effect, Redacted } from "effect";
import { verifyPassword } from "#platform/admins/Password.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { demoAdministrator } from "./demoAdministrator.ts";

export const hasDemoPassword = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { email, password } = demoAdministrator;
  const [found] = yield* sql<{ hash: string | null }>`
    select password_hash as hash from administrators where email_key = ${emailKey(email)}`;
  return found !== undefined && (yield* verifyPassword(Redacted.make(password), found.hash));
});
