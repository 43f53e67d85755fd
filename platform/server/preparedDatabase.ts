/** The database that the configuration names, with somebody who can come in: the demo's administrator or an invited one. */
import { Data, Effect, Layer, Option } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { inviteFirst } from "#platform/admins/firstAdministrator.ts";
import { databaseLayer } from "#platform/database/Database.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { letsDemoIn } from "#platform/seed/letsDemoIn.ts";
import { seedLayer } from "#platform/seed/Seed.ts";

/** A database that was tried out with the demo data is not put before others as it is. */
export class PublishedPassword extends Data.TaggedError("PublishedPassword") {
  override readonly message =
    "The demo's administrator is in this database, with the password that is published. Use an empty database, delete that administrator, or set PLATFORM_DEMO=true if anybody may come in.";
}

const withoutDemo = Effect.gen(function* () {
  if (yield* Effect.orDie(letsDemoIn)) return yield* new PublishedPassword();
  const { firstAdmin } = yield* PlatformConfig;
  if (Option.isSome(firstAdmin)) yield* Effect.orDie(inviteFirst(firstAdmin.value));
});

export const firstPeople = Layer.unwrapEffect(
  Effect.map(PlatformConfig, ({ demo }) =>
    demo ? seedLayer : Layer.effectDiscard(withoutDemo).pipe(Layer.provide(AdminsStore.layer)),
  ),
);

export const preparedDatabase = Layer.provideMerge(firstPeople, databaseLayer);
