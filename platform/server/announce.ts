/** Tells whoever started the platform where it is, and how to get in as long as the demo's password is valid. */
import { SqlClient } from "@effect/sql";
import { Console, Effect, Redacted } from "effect";
import { verifyPassword } from "#platform/admins/Password.ts";
import { uniqueKey } from "#platform/database/uniqueKey.ts";
import { demoAdministrator } from "#platform/seed/Seed.ts";

export const announce = Effect.fn("announce")(function* (origin: string) {
  yield* Console.log(`The console is at ${origin}`);
  const sql = yield* SqlClient.SqlClient;
  const { email, password } = demoAdministrator;
  const [demo] = yield* sql<{ hash: string }>`
    select password_hash as hash from administrators where email_key = ${uniqueKey(email)}`;
  const isValid = demo !== undefined && (yield* verifyPassword(Redacted.make(password), demo.hash));
  if (isValid) yield* Console.log(`Sign in as ${email} with the password ${password}`);
});
