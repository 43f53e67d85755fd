/** The migration to roll-ups, on a database that has users and activities. */
import { Migrator, SqlClient } from "@effect/sql";
import { Effect, Layer, Logger, LogLevel } from "effect";
import { expect } from "vitest";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { migrated } from "#platform/database/Database.ts";
import { migrations } from "#platform/database/migrations.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { moveOneApp } from "#platform/metrics/moveActivities.ts";
import { AppId } from "#schemas/apps/App.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffect } from "#test/support/itEffect.ts";

const before = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => Number.parseInt(name, 10) < 10),
) as Partial<typeof migrations>;

const migrate = (loaded: typeof before) =>
  Migrator.make({})({ loader: Migrator.fromRecord(loaded), table: "migrations" });

const apps = ["app_one", "app_two", "app_three"];

/** A database from before the roll-ups, with active users. */
const olderDatabase = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`drop schema public cascade`;
  yield* sql`create schema public`;
  yield* migrate(before);
  yield* sql`insert into apps ${sql.insert(apps.map((id) => ({ id, name: id, name_key: id })))}`;
  yield* sql`insert into app_users (id, app_id, registered_at, birth_date, gender, work_role)
    select 3 * number + place, app, '2025-01-01T10:00Z', '1990-06-15', 'female', 'manager'
    from unnest(${apps}::text[]) with ordinality as a (app, place) cross join generate_series(1, 4) as number`;
  yield* sql`insert into user_activities
    select id, registered_at + days * interval '9 days', 'sleep' from app_users cross join generate_series(0, id % 4) as days`;
});

/** Counts the first app; is killed while it counts the second. */
const interruptedStart = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* migrate(migrations);
  expect(yield* sql.withTransaction(moveOneApp)).toBe(true);
  const killed = sql.withTransaction(Effect.zipRight(moveOneApp, Effect.fail("killed")));
  expect(yield* Effect.flip(killed)).toBe("killed");
});

const start = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.scoped(Layer.build(migrated(Layer.succeed(SqlClient.SqlClient, sql)))),
);

const onOlderDatabase = <E>(test: Effect.Effect<void, E, SqlClient.SqlClient | AppsStore | MetricsStore>) =>
  Effect.zipRight(olderDatabase, test).pipe(
    Effect.provide(Layer.merge(AppsStore.layer, MetricsStore.layer)),
    Effect.provide(freshDatabase),
    Logger.withMinimumLogLevel(LogLevel.None),
  );

itEffect("an interrupted migration continues with the apps that are left", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* interruptedStart;
    expect(yield* sql`select * from apps_to_move`).toHaveLength(2);
    yield* start;
    expect(yield* sql`select to_regclass('apps_to_move') as rest`).toEqual([{ rest: null }]);
  }).pipe(onOlderDatabase),
);

itEffect("users keep their app, and are counted with their answers and activities", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const users = yield* sql`select app_id, id from app_users order by id`;
    yield* interruptedStart;
    yield* start;
    const kept = sql`select a.id as app_id, u.id from app_users as u join apps as a on number = app_number order by u.id`;
    expect(yield* kept).toEqual(users);

    const metrics = yield* MetricsStore;
    const { numberOf } = yield* AppsStore;
    const year = { start: new Date("2025-01-01T00:00:00Z"), end: new Date("2025-12-31T23:59:59.999Z") };
    for (const app of apps) {
      const number = yield* numberOf(AppId.make(app));
      const counted = yield* Effect.all({
        users: metrics.users(number, year),
        answers: metrics.answers(number, year),
        topics: metrics.topicCounts(number, year),
        activeDays: metrics.activeDays(number, year),
      });
      expect(counted).toEqual({
        users: [{ ageGroup: "tricenarian", gender: "female", registered: 4, active: 4 }],
        answers: [{ list: "workRoles", word: "manager", count: 4 }],
        topics: [{ topic: "sleep", count: 4 }],
        activeDays: 10, // four users in turn have 1 to 4 days
      });
    }
  }).pipe(onOlderDatabase),
);
