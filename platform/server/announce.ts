/** Prints the address of the started platform, and who can sign in. */
import { SqlClient } from "@effect/sql";
import { Console, Effect, Option } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { hasDemoPassword } from "#platform/seed/hasDemoPassword.ts";

/** A line for whoever starts the platform, or for a collector of JSON. */
export const say = (line: string) =>
  Effect.flatMap(PlatformConfig, ({ log }) => (log === "json" ? Effect.logInfo(line) : Console.log(line)));

const withDemo = Effect.map(hasDemoPassword, (canSignIn) =>
  canSignIn
    ? `Sign in as ${demoAdministrator.email} with the password ${demoAdministrator.password} (demo data; PLATFORM_DEMO=false starts without)`
    : "Without demo data: the database was in use before",
);

const withoutDemo = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { firstAdmin } = yield* PlatformConfig;
  const registered = yield* sql`select 1 from administrators where password_hash is not null limit 1`;
  if (registered.length > 0) return "Without demo data";
  return Option.isSome(firstAdmin)
    ? "Without demo data. The first administrator is invited by mail"
    : 'Without demo data. Nobody can sign in yet: set PLATFORM_FIRST_ADMIN, for example to "Ada Winter <ada@example.org>"';
});

export const announce = Effect.fn("announce")(function* (origin: string) {
  yield* say(`The console is at ${origin}`);
  const { demo } = yield* PlatformConfig;
  const who = Effect.orElseSucceed(demo ? withDemo : withoutDemo, () => "Who can sign in is not known yet");
  yield* say(yield* who);
});
