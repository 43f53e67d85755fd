/** Inserts many users and activities: derived data is computed once, after all rows. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { runStatements } from "#platform/database/runStatements.ts";
import { countsOfActivities, countsOfUsers, firstCounts } from "./rollups.ts";

const tables = ["app_users", "user_activities", "metric_counts"];

/**
 * Indexes are built much faster at once than row by row (PostgreSQL manual, 14.4), and references are checked faster.
 * A trigger with a transition table makes PostgreSQL keep a copy of every row, even if it is disabled.
 */
const withoutIndexesAndTriggers = Effect.fn("metrics.withoutIndexesAndTriggers")(function* <A, E, R>(
  inserts: Effect.Effect<A, E, R>,
) {
  const sql = yield* SqlClient.SqlClient;
  // Foreign keys are dropped before the keys that they refer to, and added after them.
  const dropped = yield* sql<{ drop: string; add: string }>`
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, pg_get_triggerdef(oid) as add, 1 as step
    from pg_trigger where tgrelid = any(${tables}::regclass[]) and not tgisinternal
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
      case contype when 'f' then 2 else 3 end
    from pg_constraint where conrelid = any(${tables}::regclass[]) and contype in ('p', 'f')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 4
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisprimary
    order by step`;
  for (const { drop } of dropped) yield* sql.unsafe(drop);
  const inserted = yield* inserts;
  for (const { add } of dropped.toReversed()) yield* sql.unsafe(add);
  return inserted;
});

/** For sorting all activities of an app, and for building their indexes. */
const memorySettings = [
  "set local work_mem = '64MB'",
  "set local maintenance_work_mem = '128MB'",
  "set local jit = off",
];

/** The tables get new files, which the embedded database syncs at the commit instead of logging their rows. */
const withNewFiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  // Nobody writes between looking and truncating.
  yield* sql.unsafe(`lock table ${tables.join(", ")}`);
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
    // Without statistics, counting and checking references would sort all rows. `inserts` analyses the users.
    yield* sql`analyze user_activities`;
    yield* sql.unsafe(firstCounts(countsOfUsers("app_users")));
    yield* sql.unsafe(firstCounts(countsOfActivities("user_activities")));
  });
  yield* runStatements(memorySettings);
  yield* withNewFiles;
  const inserted = yield* withoutIndexesAndTriggers(Effect.zipLeft(inserts, counts));
  yield* sql`analyze metric_counts`;
  return inserted;
});
