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

itEffect(
  "older data is counted app by app, and an interrupted start continues",
  Effect.fn(
    function* () {
      yield* olderDatabase;
      const sql = yield* SqlClient.SqlClient;
      const users = yield* sql`select app_id, id from app_users order by id`;
      yield* migrate(migrations);
      expect(yield* sql.withTransaction(moveOneApp)).toBe(true);
      const killed = sql.withTransaction(Effect.zipRight(moveOneApp, Effect.fail("killed")));
      expect(yield* Effect.flip(killed)).toBe("killed");
      expect(yield* sql`select * from apps_to_move`).toHaveLength(2);

      yield* Effect.scoped(Layer.build(migrated(Layer.succeed(SqlClient.SqlClient, sql))));
      expect(yield* sql`select to_regclass('apps_to_move') as rest`).toEqual([{ rest: null }]);
      const kept = sql`select a.id as app_id, u.id from app_users as u join apps as a on number = app_number order by u.id`;
      expect(yield* kept).toEqual(users);
      const metrics = yield* MetricsStore;
      const { numberOf } = yield* AppsStore;
      const year = { start: new Date("2025-01-01T00:00:00Z"), end: new Date("2025-12-31T23:59:59.999Z") };
      for (const app of apps) {
        const appNumber = yield* numberOf(AppId.make(app));
        expect(yield* metrics.users(appNumber, year)).toEqual([
          { ageGroup: "tricenarian", gender: "female", registered: 4, active: 4 },
        ]);
        expect(yield* metrics.answers(appNumber, year)).toEqual([
          { list: "workRoles", word: "manager", count: 4 },
        ]);
        expect(yield* metrics.topicCounts(appNumber, year)).toEqual([{ topic: "sleep", count: 4 }]);
        expect(yield* metrics.activeDays(appNumber, year)).toBe(10); // four users in turn have 1 to 4 days
      }
    },
    Effect.provide(Layer.merge(AppsStore.layer, MetricsStore.layer)),
    Effect.provide(freshDatabase),
    Logger.withMinimumLogLevel(LogLevel.None),
  ),
);
