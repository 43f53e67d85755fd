/**
 * Second half of the migration of birthdays: counts them, one app per transaction.
 *
 * After an interruption, the next start continues with the next app.
 */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { AppNumber } from "#platform/apps/AppsStore.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { memorySettings } from "./fillAtOnce.ts";
import { addCounts, birthdayMetrics, countsOfBirthdays } from "./rollups.ts";

const countingLock = 7_283_116;

/** Concurrent processes take turns; a later one finds nothing left to do. */
const countOneApp = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`select pg_advisory_xact_lock(${countingLock})`;
  const [tables] = yield* sql<{ left: boolean }>`
    select exists (select from pg_tables where schemaname = current_schema() and tablename = 'apps_with_birthdays') as left`;
  if (tables?.left !== true) return false;
  const [next] = yield* sql<{ number: AppNumber }>`
    delete from apps_with_birthdays where app_number = (select min(app_number) from apps_with_birthdays)
    returning app_number as number`;
  if (next === undefined) {
    // Rows were inserted in the middle of the index, which left its pages half full.
    yield* sql`reindex table metric_counts`;
    yield* sql`drop table apps_with_birthdays`;
    return false;
  }
  yield* Effect.logInfo(`Counting the birthdays of app ${next.number}`);
  // The triggers have counted what was written since the first half: nobody writes while it is counted again.
  yield* sql`lock table user_activities in share row exclusive mode`;
  yield* runStatements(memorySettings);
  yield* sql`delete from metric_counts
    where app_number = ${next.number} and metric = any(${Object.values(birthdayMetrics)}::text[])`;
  yield* sql.unsafe(
    addCounts(countsOfBirthdays(`(select * from user_activities where app_number = ${next.number})`)),
  );
  return true;
});

export const countBirthdays = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* Effect.repeat(sql.withTransaction(countOneApp), { while: (counted) => counted });
});
