/** Inserts many users and activities: derived data is computed once, after all rows. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { countsOfActivities, countsOfUsers, firstCounts } from "./rollups.ts";

const filled = ["app_users", "user_activities"];
const tables = [...filled, "metric_counts"];

/** Building an index at once is much faster than row by row (PostgreSQL manual, 14.4). */
const withoutIndexes = Effect.fn("metrics.withoutIndexes")(function* <A, E, R>(
  inserts: Effect.Effect<A, E, R>,
) {
  const sql = yield* SqlClient.SqlClient;
  // Foreign keys go before the keys that they refer to.
  const constraints = yield* sql<{ name: string; table: string; definition: string }>`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${tables}::regclass[]) and contype in ('p', 'f') order by contype = 'p'`;
  for (const { name, table } of constraints) {
    yield* sql`alter table ${sql(table)} drop constraint ${sql(name)}`;
  }
  const indexes = yield* sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${tables}::regclass[])`;
  for (const { name } of indexes) yield* sql`drop index ${sql(name)}`;
  const inserted = yield* inserts;
  for (const { definition } of indexes) yield* sql.unsafe(definition);
  for (const { name, table, definition } of constraints.toReversed()) {
    yield* sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.literal(definition)}`;
  }
  return inserted;
});

/** Runs `writes` while the triggers are disabled. That locks the tables, so nobody else writes to them then. */
export const withoutTriggers = Effect.fn("metrics.withoutTriggers")(function* <A, E, R>(
  writes: Effect.Effect<A, E, R>,
) {
  const sql = yield* SqlClient.SqlClient;
  const triggers = (state: "disable" | "enable") =>
    Effect.forEach(filled, (table) => sql.unsafe(`alter table ${table} ${state} trigger user`));
  // Memory for sorting all activities of an app, and for building their indexes.
  yield* sql`set local work_mem = '64MB'`;
  yield* sql`set local maintenance_work_mem = '128MB'`;
  yield* sql`set local jit = off`;
  yield* triggers("disable");
  const written = yield* writes;
  yield* triggers("enable");
  return written;
});

/** The tables get new files, which the embedded database syncs at the commit instead of logging their rows. */
const withNewFiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  for (const table of tables) {
    const rows = yield* sql`select from ${sql(table)} limit 1`;
    if (rows.length > 0) return yield* Effect.dieMessage(`Not filled, as it is not empty: ${table}`);
  }
  yield* sql.unsafe(`truncate ${tables.join(", ")}`);
});

/** Runs `inserts` into empty tables, then counts all of their rows. */
export const fillAtOnce = Effect.fn("metrics.fillAtOnce")(function* <A, E, R>(
  inserts: Effect.Effect<A, E, R>,
) {
  const sql = yield* SqlClient.SqlClient;
  const counts = Effect.gen(function* () {
    // Without statistics, counting and checking references would sort all rows.
    yield* sql`analyze app_users, user_activities`;
    yield* sql.unsafe(firstCounts(countsOfUsers("app_users")));
    yield* sql.unsafe(firstCounts(countsOfActivities("user_activities")));
  });
  return yield* withoutTriggers(
    Effect.zipRight(withNewFiles, withoutIndexes(Effect.zipLeft(inserts, counts))),
  );
});
