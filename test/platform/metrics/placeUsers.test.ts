/** Tables of one machine without triggers, as on Citus and in a dump of it. */
import { SqlClient } from "@effect/sql";
import { Effect, Layer, Logger, LogLevel } from "effect";
import { expect } from "vitest";
import { migrated } from "#platform/database/Database.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { countWithoutTriggers } from "#platform/metrics/placeUsers.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { countsAllHistories } from "./countsAllHistories.ts";
import { definitions } from "./definitions.ts";
import { writeMetrics } from "./writers.ts";

itEffect(
  "write_metrics counts by itself where tables have no triggers, as on Citus",
  Effect.fn(
    function* () {
      const sql = yield* SqlClient.SqlClient;
      const test = Effect.gen(function* () {
        yield* runStatements(countWithoutTriggers);
        yield* countsAllHistories(writeMetrics);
        return yield* Effect.fail("undone");
      });
      expect(yield* Effect.flip(sql.withTransaction(test))).toBe("undone");
    },
    Effect.provide(MetricsStore.layer),
    Effect.provide(freshDatabase),
  ),
);

itEffect("a start on the dump of a distributed database counts by triggers again", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const before = yield* definitions;
    yield* runStatements(countWithoutTriggers);
    yield* sql`alter table app_users drop constraint app_users_app_number_fkey`;
    yield* Effect.scoped(Layer.build(migrated(Layer.succeed(SqlClient.SqlClient, sql))));
    expect(yield* definitions).toEqual(before);
  }).pipe(Effect.provide(freshDatabase), Logger.withMinimumLogLevel(LogLevel.None)),
);
