/** Users and activities on the servers of Citus, beside one machine. Runs where CITUS_URL names a database that has it. */
import { SqlClient } from "@effect/sql";
import { Clock, Effect, Layer, Logger, LogLevel, Option } from "effect";
import { expect, inject } from "vitest";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { migrated } from "#platform/database/Database.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { type Engine, isDistributed } from "#platform/metrics/placeUsers.ts";
import { demoApps } from "#platform/seed/demoApps.ts";
import { seedLayer } from "#platform/seed/Seed.ts";
import { AppId } from "#schemas/apps/App.ts";
import { schemaOnCitus } from "#test/support/freshDatabase.ts";
import { itEffect, itEffectWith } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const emptyDatabase = Layer.unwrapScoped(
  Effect.suspend(() => {
    const database = inject("database");
    return database.kind === "citus" ? schemaOnCitus(database.url) : Effect.dieMessage("Not Citus");
  }),
);

/** Demo data of two databases are the same for the same moment. */
const now = Date.now();

const apps = demoApps.filter(({ hasUsers }) => hasUsers).map(({ id }) => AppId.make(id));

const day = 24 * 60 * 60 * 1000;
const periods = [now, 400 * day, 30 * day].map((length) => ({
  start: new Date(now - length),
  end: new Date(now),
}));

/** Everything that the console asks of the demo's apps. */
const demoMetrics = () =>
  Effect.gen(function* () {
    const { users, answers, topicCounts, activeDays } = yield* MetricsStore;
    const { numberOf } = yield* AppsStore;
    return yield* Effect.forEach(apps, (app) =>
      Effect.flatMap(numberOf(app), (number) =>
        Effect.forEach(periods, (period) =>
          Effect.all([users, answers, topicCounts, activeDays].map((metric) => metric(number, period))),
        ),
      ),
    );
  });

/** A start of the platform, with DATABASE_ENGINE. */
const start = (engine?: Engine) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => {
    const database = migrated(Layer.succeed(SqlClient.SqlClient, sql), Option.fromNullable(engine));
    return Effect.scoped(Layer.build(Layer.provide(seedLayer, database))).pipe(
      Effect.withClock(Object.assign(Clock.make(), { currentTimeMillis: Effect.succeed(now) })),
    );
  });

const surroundings = Layer.merge(AppsStore.Default, MetricsStore.Default).pipe(
  Layer.provideMerge(emptyDatabase),
  Layer.merge(testConfig({ PLATFORM_USERS_PER_APP: "1500" })),
  Layer.merge(Logger.minimumLogLevel(LogLevel.None)),
);

itEffect("an empty database is distributed once, and has the answers of one machine", function* () {
  const distributed = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* Effect.all([start(), start(), start()], { concurrency: "unbounded" });
    expect(
      yield* sql`select table_name::text as name, citus_table_type as type, distribution_column as by
        from public.citus_tables where table_name in ('app_users'::regclass, 'user_activities'::regclass, 'metric_counts'::regclass) order by name`,
    ).toEqual([
      { name: "app_users", type: "distributed", by: "id" },
      { name: "metric_counts", type: "reference", by: "<none>" },
      { name: "user_activities", type: "distributed", by: "user_id" },
    ]);
    return yield* demoMetrics();
  });
  const onOneMachine = Effect.zipRight(start("postgresql"), demoMetrics());
  expect(JSON.stringify(yield* Effect.provide(distributed, surroundings))).toBe(
    JSON.stringify(yield* Effect.provide(onOneMachine, surroundings)),
  );
});

itEffectWith(surroundings)(
  "users of one machine are distributed on demand, and keep their answers",
  function* () {
    yield* start("postgresql");
    const before = yield* demoMetrics();
    yield* start();
    expect(yield* isDistributed).toBe(false);
    yield* start("citus");
    expect(yield* isDistributed).toBe(true);
    expect(yield* demoMetrics()).toEqual(before);
    yield* start("citus");
  },
);
