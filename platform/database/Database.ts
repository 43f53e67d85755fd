/** The migrated database: PostgreSQL when DATABASE_URL is set, otherwise the embedded one in the data folder. */
import { Migrator, SqlClient } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Data, Effect, Layer, Option } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { embedded } from "./EmbeddedDatabase.ts";
import { continuations, migrations } from "./migrations.ts";
import { types } from "./types.ts";

export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown;
}> {
  override get message(): string {
    return "The database that DATABASE_URL names cannot be used";
  }
}

const advisoryLock = 7_283_114;

/** In one transaction behind a lock: processes that start at the same time wait, then find everything migrated. */
const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`select pg_advisory_xact_lock(${advisoryLock})`;
  yield* sql`create table if not exists migrations (
    migration_id integer primary key, name text not null, created_at timestamptz not null default now()
  )`;
  yield* Migrator.make({})({ loader: Migrator.fromRecord(migrations), table: "migrations" });
});

export const migrated = <E, R>(client: Layer.Layer<SqlClient.SqlClient, E, R>) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql.withTransaction(migrate);
      yield* Effect.all(continuations, { discard: true });
    }),
  ).pipe(Layer.provideMerge(client));

type Client = Layer.Layer<
  SqlClient.SqlClient,
  DatabaseUnreachable | Layer.Layer.Error<ReturnType<typeof embedded>>
>;

const fromConfig = Layer.unwrapEffect(
  Effect.map(PlatformConfig, ({ databaseUrl, dataDir }): Client =>
    Option.match(databaseUrl, {
      onNone: () => embedded(dataDir),
      onSome: (url) =>
        Layer.mapError(PgClient.layer({ url, types }), ({ cause }) => new DatabaseUnreachable({ cause })),
    }),
  ),
);

export const databaseLayer = migrated(fromConfig);
