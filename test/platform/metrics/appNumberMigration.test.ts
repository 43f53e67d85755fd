/** The migrations from the ids of apps to their numbers, and from birthdays to their counts, on the demo data. */
import { Migrator, SqlClient } from "@effect/sql";
import { Effect, Exit, Layer, Logger, LogLevel } from "effect";
import { expect } from "vitest";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { migrations } from "#platform/database/migrations.ts";
import { countBirthdays } from "#platform/metrics/countBirthdays.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { seedLayer } from "#platform/seed/Seed.ts";
import { AppId } from "#schemas/apps/App.ts";
import { definitions } from "./definitions.ts";
import { appsWithUsers, demoMetrics } from "./demoMetrics.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const tables = ["app_users", "user_activities", "metric_counts"];

/** The database as the migration finds it: no down-migration exists, so the test undoes each of its steps. */
const undoMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create index user_activities_aging on user_activities (app_number, ages_on)`;
  yield* sql`delete from metric_counts where metric like 'aged%'`;
  yield* sql`alter table user_activities drop constraint user_activities_app_number_user_id_fkey`;
  yield* sql`alter table app_users drop constraint app_users_app_number_fkey`;
  for (const table of tables) {
    yield* sql.unsafe(`alter table ${table} rename column app_number to app_id`);
    yield* sql.unsafe(`do $$ begin execute format(
      'alter table ${table} alter column app_id type text using %L::jsonb ->> app_id::text',
      (select jsonb_object_agg(number, id) from apps)); end $$`);
  }
  yield* sql`alter table app_users add foreign key (app_id) references apps`;
  yield* sql`alter table user_activities
    add foreign key (app_id, user_id) references app_users (app_id, id) on delete cascade`;
  yield* sql`alter table apps drop column number`;
  const functions = yield* sql<{ definition: string }>`
    select replace(pg_get_functiondef(oid), 'app_number', 'app_id') as definition
    from pg_proc where pronamespace = 'public'::regnamespace`;
  for (const { definition } of functions) yield* sql.unsafe(definition);
  yield* sql`delete from migrations where migration_id >= 17`;
});

const {
  "17_app_number": appNumber,
  "21_birthdays": birthdays,
  "22_write_metrics": writeMetrics,
} = migrations;
/** Their tables are there already. They are noted, since other tests go on with this database. */
const later = Object.keys(migrations).filter((name) => Number.parseInt(name, 10) > 22);
const migrate = Migrator.make({})({
  loader: Migrator.fromRecord({
    ...Object.fromEntries(later.map((name) => [name, Effect.void])),
    "17_app_number": appNumber,
    "21_birthdays": birthdays,
    "22_write_metrics": writeMetrics,
  }),
  table: "migrations",
});

const [deletedApp, ...apps] = appsWithUsers;
const metricsOfOthers = demoMetrics(apps);

itEffect(
  "users and activities that name their app by its id have the same metrics, keys and triggers with its number",
  Effect.fn(
    function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* Effect.scoped(Layer.build(seedLayer));
      const metrics = yield* metricsOfOthers;
      const defined = yield* definitions;

      yield* sql`update app_users set birth_date = birth_date + 1500`;
      yield* undoMigration;
      yield* sql`delete from app_users where app_id = ${deletedApp}`;
      yield* sql`delete from client_secrets where app_id = ${deletedApp}`;
      yield* sql`delete from apps where id = ${deletedApp}`;
      yield* sql.withTransaction(migrate);
      // What is written before the birthdays are counted.
      yield* sql`update app_users set birth_date = birth_date - 1500`;
      yield* countBirthdays;
      expect(yield* metricsOfOthers).toEqual(metrics);
      expect(yield* definitions).toEqual(defined);
    },
    Effect.provide(Layer.merge(AppsStore.layer, MetricsStore.layer)),
    Effect.provide(Layer.merge(freshDatabase, testConfig({ PLATFORM_USERS_PER_APP: "40" }))),
    Logger.withMinimumLogLevel(LogLevel.None),
  ),
);

itEffect(
  "an app is deleted only without users, and its number is not used again",
  Effect.fn(
    function* () {
      const sql = yield* SqlClient.SqlClient;
      const { numberOf } = yield* AppsStore;
      const insert = (id: string) => sql`insert into apps ${sql.insert({ id, name: id, name_key: id })}`;
      yield* insert("app_one");
      yield* sql`insert into app_users (app_number, registered_at, birth_date, gender)
        select number, '2025-01-01T10:00Z', '1990-06-15', 'female' from apps`;
      const exit = yield* Effect.exit(sql`delete from apps`);
      expect(Exit.isFailure(exit)).toBe(true);
      const number = yield* numberOf(AppId.make("app_one"));
      yield* sql`delete from app_users`;
      yield* sql`delete from apps`;
      yield* insert("app_one");
      expect(yield* numberOf(AppId.make("app_one"))).toBeGreaterThan(number);
    },
    Effect.provide(AppsStore.layer),
    Effect.provide(freshDatabase),
  ),
);
