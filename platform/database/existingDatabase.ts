/** The database for a command of the operator: as a platform has left it, neither created nor migrated. */
import { join, resolve } from "node:path";
import { SqlClient } from "@effect/sql";
import { Data, Effect, Layer, Option } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { DatabaseUnfit, tooNew } from "./Database.ts";
import { embedded } from "./EmbeddedDatabase.ts";
import { hasDatabase } from "./embeddedFiles.ts";
import { newestVersion } from "./migrations.ts";
import { startConnection } from "./ServerDatabase.ts";

export class DatabaseMissing extends Data.TaggedError("DatabaseMissing")<{ readonly place: string }> {
  override get message() {
    return `There is no database of the platform in ${this.place}: load the platform's environment (docs/guides/deploy.md).`;
  }
}

const older =
  "An older version of the platform has used this database last. Start this version once, which migrates it.";

/** Fails unless a platform of this version has used the database last. */
export const expectMigrated = Effect.fn("expectMigrated")(function* (place: string) {
  const sql = yield* SqlClient.SqlClient;
  const [found] = yield* sql<{ isThere: boolean }>`
    select exists (select from pg_attribute
      where attrelid = to_regclass('migrations') and attname = 'migration_id') as "isThere"`;
  if (found?.isThere !== true) return yield* new DatabaseMissing({ place });
  const [{ version } = { version: 0 }] = yield* sql<{ version: number }>`
    select coalesce(max(migration_id), 0) as version from migrations`;
  if (version > newestVersion) return yield* new DatabaseUnfit({ message: tooNew });
  if (version < newestVersion) return yield* new DatabaseUnfit({ message: older });
});

type Client = Layer.Layer<SqlClient.SqlClient, Error>;

const checked = (client: Client, place: string): Client =>
  Layer.provideMerge(Layer.effectDiscard(expectMigrated(place)), client);

export const existingDatabase = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { databaseUrl, dataDir } = yield* PlatformConfig;
    const folder = resolve(join(dataDir, "database"));
    // Asked before the folder is locked, which would create it.
    if (Option.isNone(databaseUrl) && !(yield* hasDatabase(dataDir)))
      return yield* new DatabaseMissing({ place: folder });
    return Option.match(databaseUrl, {
      onNone: () => checked(embedded(dataDir), folder),
      onSome: (url) => checked(startConnection(url), "what DATABASE_URL names"),
    });
  }),
);
