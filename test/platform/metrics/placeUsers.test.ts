/** Tables of one machine without triggers, as on Citus and in a dump of it. */
import { SqlClient } from "@effect/sql";
import { Effect, Layer, Logger, LogLevel } from "effect";
import { expect } from "vitest";
import { migrated } from "#platform/database/Database.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { countWithoutTriggers } from "#platform/metrics/placeUsers.ts";
import { itOnDatabase } from "#test/support/freshDatabase.ts";
import { countsAllHistories } from "./countsAllHistories.ts";
import { definitions } from "./definitions.ts";
import { callWriteMetrics, writeMetrics } from "./writers.ts";

itOnDatabase("write_metrics counts by itself where tables have no triggers, as on Citus", function* () {
  const sql = yield* SqlClient.SqlClient;
  const test = runStatements(countWithoutTriggers).pipe(
    Effect.zipRight(countsAllHistories(writeMetrics, 12)),
    Effect.zipRight(Effect.fail("undone")),
  );
  expect(yield* Effect.flip(sql.withTransaction(test))).toBe("undone");
});

itOnDatabase("a start on the dump of a distributed database counts by triggers again", function* () {
  const sql = yield* SqlClient.SqlClient;
  const before = yield* definitions;
  yield* runStatements(countWithoutTriggers);
  yield* sql`alter table app_users drop constraint app_users_app_number_fkey`;
  const stray = yield* Effect.flip(callWriteMetrics(sql, { users: [{ app_number: 2, id: 1 }] }));
  expect(String(stray.cause)).toContain("users: app_number is of no app");
  const start = Layer.build(migrated(Layer.succeed(SqlClient.SqlClient, sql)));
  yield* Effect.scoped(start).pipe(Logger.withMinimumLogLevel(LogLevel.None));
  expect(yield* definitions).toEqual(before);
});
