/** The configured database with a first administrator: from the demo data or invited. */
import { SqlClient } from "@effect/sql";
import { Data, Effect, Layer, Option } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { registrationLinks } from "#platform/admins/registrationLinks.ts";
import { databaseWith } from "#platform/database/Database.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { hasDemoPassword } from "#platform/seed/hasDemoPassword.ts";
import { seedLayer } from "#platform/seed/Seed.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";

/** Fails the start: the database was used with demo data, so anybody could sign in. */
export class DemoPasswordPresent extends Data.TaggedError("DemoPasswordPresent") {
  override readonly message =
    "The demo's administrator is in this database, with the password that is published. Use an empty database, delete that administrator, or set PLATFORM_DEMO=true if anybody may come in.";
}

/** Repeated at every start until an administrator has a password, so a lost mail or a wrong address can be corrected. */
const inviteFirstAdministrator = Effect.fn("inviteFirstAdministrator")(function* (first: AdminInvitation) {
  const sql = yield* SqlClient.SqlClient;
  const { invite } = yield* AdminsStore;
  const { renew } = yield* registrationLinks;

  const invitation = Effect.gen(function* () {
    yield* sql`lock table administrators in exclusive mode`;
    const registered = yield* sql`select 1 from administrators where password_hash is not null limit 1`;
    if (registered.length > 0) return;
    // Deletes a person who was named before, with their links: the configuration may have been corrected.
    yield* sql`delete from administrators where (email_key, first_name, last_name)
      <> (${emailKey(first.email)}, ${first.firstName}, ${first.lastName})`;
    const [invited] = yield* sql<{ id: string }>`select id from administrators`;
    yield* invited === undefined ? invite(first) : renew(invited.id);
  });
  yield* sql.withTransaction(invitation);
});

const withoutDemo = Effect.gen(function* () {
  if (yield* Effect.orDie(hasDemoPassword)) return yield* new DemoPasswordPresent();
  const { firstAdmin } = yield* PlatformConfig;
  if (Option.isSome(firstAdmin)) yield* Effect.orDie(inviteFirstAdministrator(firstAdmin.value));
});

export const initialDataLayer = Layer.unwrapEffect(
  Effect.map(PlatformConfig, ({ demo }) =>
    demo ? seedLayer : Layer.effectDiscard(withoutDemo).pipe(Layer.provide(AdminsStore.Default)),
  ),
);

export const preparedDatabase = databaseWith(initialDataLayer);
