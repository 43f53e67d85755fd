/** The configured database with a first administrator: from the demo data or invited. */
import { Data, Effect, Layer, Option } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { inviteFirstAdministrator } from "#platform/admins/firstAdministrator.ts";
import { databaseWith } from "#platform/database/Database.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { hasDemoPassword } from "#platform/seed/hasDemoPassword.ts";
import { seedLayer } from "#platform/seed/Seed.ts";

/** Fails the start: the database was used with demo data, so anybody could sign in. */
export class DemoPasswordPresent extends Data.TaggedError("DemoPasswordPresent") {
  override readonly message =
    "The demo's administrator is in this database, with the password that is published. Use an empty database, delete that administrator, or set PLATFORM_DEMO=true if anybody may come in.";
}

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
