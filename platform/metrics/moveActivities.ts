/**
 * Second half of the migration to roll-ups: moves activities to the new table and counts them, one app per transaction.
 *
 * After an interruption, the next start continues with the next app.
 */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { AppNumber } from "#platform/apps/AppsStore.ts";
import { withoutTriggers } from "./fillAtOnce.ts";
import { addCounts, countsOfActivities, countsOfUsers, derivedColumns, linkedActivities } from "./rollups.ts";

/** Inserts activities without triggers: their links are computed once, in order of time. */
export const insertActivities = (activities: string) => `
  insert into user_activities (app_number, user_id, active_at, topic, ${derivedColumns.join(", ")})
  select app_number, user_id, active_at, topic, ${derivedColumns.join(", ")}
  from (${linkedActivities(activities)}) as l order by active_at`;

const movingLock = 7_283_115;

const moveNext = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const [next] = yield* sql<{ appId: string; number: AppNumber }>`
    delete from apps_to_move using apps
    where app_id = id and id = (select min(id) from apps_to_move join apps on id = app_id) returning id as "appId", number`;
  if (next === undefined) return false;
  const { appId, number } = next;
  yield* Effect.logInfo(`Counting the users and activities of ${appId}`);
  yield* sql`create temporary table moving on commit drop as
    select app_number, user_id, active_at, topic from activities_to_move join app_users on id = user_id
    where app_number = ${number}`;
  const rowsOf = (table: string) => `(select * from ${table} where app_number = ${number})`;
  yield* withoutTriggers(
    Effect.gen(function* () {
      yield* sql.unsafe(insertActivities("moving"));
      yield* sql.unsafe(addCounts(countsOfUsers(rowsOf("app_users"))));
      yield* sql.unsafe(addCounts(countsOfActivities(rowsOf("user_activities"))));
    }),
  );
  yield* sql`drop table moving`;
  return true;
});

/** Concurrent processes take turns; a later one finds nothing left to do. */
export const moveOneApp = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`select pg_advisory_xact_lock(${movingLock})`;
  // Not to_regclass, which may still know the tables that another process has dropped since this transaction began.
  const [tables] = yield* sql<{ left: boolean }>`
    select exists (select from pg_tables where schemaname = current_schema() and tablename = 'apps_to_move') as left`;
  if (tables?.left !== true) return false;
  if (yield* moveNext) return true;
  yield* sql`drop table apps_to_move, activities_to_move`;
  return false;
});

export const moveActivities = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* Effect.repeat(sql.withTransaction(moveOneApp), { while: (moved) => moved });
});
