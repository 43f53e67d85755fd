/** The migrated database: PostgreSQL when DATABASE_URL is set, otherwise the embedded one in the data folder. */
import { Migrator, SqlClient } from "@effect/sql";
import { Data, Effect, Layer, Option, Record, type Redacted } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { embedded } from "./EmbeddedDatabase.ts";
import { afterMigrations, migrations, newestVersion, oldestVersion } from "./migrations.ts";
import { connectionPool, startConnection } from "./ServerDatabase.ts";

/** Fails the start, with what to do. */
export class DatabaseUnfit extends Data.TaggedError("DatabaseUnfit")<{ readonly message: string }> {}

/** An older build would misread what a newer one has stored. */
export const tooNew =
  "A newer version of the platform has migrated this database. Start that version, or restore the backup from before.";

const foreignTable =
  "The database has a table named migrations of another program. Give the platform a database of its own.";

const tooOld =
  "An early version of the platform has made this database. docs/guides/operations.md (Upgrade) names the build to start on it first.";

const advisoryLock = 7_283_114;

/** Logs which migration is running, as one may take minutes on much data. Not for a new database, which has no data. */
const withProgress = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const [found] = yield* sql<{ version: number; isMoving: boolean }>`
    select coalesce(max(migration_id), 0) as version,
      to_regclass('apps_to_move') is not null or to_regclass('apps_with_birthdays') is not null as "isMoving"
    from migrations`;
  const { version = 0, isMoving = false } = found ?? {};
  if (version > newestVersion) return yield* new DatabaseUnfit({ message: tooNew });
  if (version === 0) return migrations;
  if (version < oldestVersion || isMoving) return yield* new DatabaseUnfit({ message: tooOld });
  return Record.map(migrations, (migration, name) =>
    Effect.zipRight(Effect.logInfo(`Migrating the database: ${name}`), migration),
  );
});

/** In one transaction behind a lock: processes that start at the same time wait, then find everything migrated. */
const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`select pg_advisory_xact_lock(${advisoryLock})`;
  const [found] = yield* sql<{ encoding: string; isNew: boolean; isForeign: boolean }>`
    select current_setting('server_encoding') as encoding, to_regclass('migrations') is null as "isNew",
      not exists (select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'migration_id')
        as "isForeign"`;
  if (found?.encoding !== "UTF8") {
    const message = `The database has the encoding ${found?.encoding}, which cannot store every name. Create it by createdb --encoding UTF8 --template template0.`;
    return yield* new DatabaseUnfit({ message });
  }
  if (!found.isNew && found.isForeign) return yield* new DatabaseUnfit({ message: foreignTable });
  // Also "if not exists" needs the right to create tables.
  if (found.isNew)
    yield* sql`create table migrations (
      migration_id integer primary key, name text not null, created_at timestamptz not null default now()
    )`;
  yield* Migrator.make({})({ loader: Migrator.fromRecord(yield* withProgress), table: "migrations" });
});

type Engine = (typeof PlatformConfig.Service)["databaseEngine"];

export const migrated = <E, R>(
  client: Layer.Layer<SqlClient.SqlClient, E, R>,
  engine: Engine = Option.none(),
) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql.withTransaction(migrate);
      yield* afterMigrations(engine);
    }),
  ).pipe(Layer.provideMerge(client));

type Requirements = SqlClient.SqlClient | PlatformConfig;

/** The database that the configuration names, migrated, with its initial data. */
export const databaseWith = <E>(initialData: Layer.Layer<never, E, Requirements>) => {
  const onServer = (url: Redacted.Redacted, engine: Engine) => {
    const start = migrated(startConnection(url), engine);
    const prepared = Effect.scoped(Layer.build(Layer.provide(initialData, start)));
    return Layer.provideMerge(connectionPool(url), Layer.effectDiscard(prepared));
  };
  const inProcess = (dataDir: string) => Layer.provideMerge(initialData, migrated(embedded(dataDir)));
  type Failure = Layer.Layer.Error<ReturnType<typeof onServer> | ReturnType<typeof inProcess>>;
  return Layer.unwrapEffect(
    Effect.map(
      PlatformConfig,
      ({ databaseUrl, databaseEngine, dataDir }): Layer.Layer<SqlClient.SqlClient, Failure, PlatformConfig> =>
        Option.match(databaseUrl, {
          onSome: (url) => onServer(url, databaseEngine),
          onNone: () => inProcess(dataDir),
        }),
    ),
  );
};
