/**
 * Distributes users and their activities over the servers of Citus, by user: one large app is on all of them.
 *
 * Counts are a reference table, and everything else stays on the coordinator.
 */
import { SqlClient } from "@effect/sql";
import { Data, Effect, Option } from "effect";
import { DatabaseEngine } from "#platform/database/engine.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { writeAndCount } from "./writeMetrics.ts";

export class ExtensionMissing extends Data.TaggedError("ExtensionMissing") {
  readonly path = ["DATABASE_ENGINE"];
  override readonly message = "is citus, but the database does not have this extension";
}

/** Distributed tables have no triggers: `write_metrics` does their work. */
export const countWithoutTriggers = [
  `do $$ declare one regprocedure; begin
    for one in select distinct tgfoid from pg_trigger
      where tgrelid in ('app_users'::regclass, 'user_activities'::regclass) and not tgisinternal
    loop execute format('drop function %s cascade', one); end loop;
  end $$`,
  writeAndCount,
];

/** Also after a restore of the coordinator's dump, whose tables are on one machine, without triggers and references. */
const distribution = [
  ...countWithoutTriggers,
  "alter table app_users drop constraint if exists app_users_app_number_fkey",
  "alter table user_activities drop constraint if exists user_activities_app_number_user_id_fkey",
  "select create_distributed_table('app_users', 'id')",
  "select create_distributed_table('user_activities', 'user_id', colocate_with => 'app_users')",
  "select create_reference_table('metric_counts')",
  `alter table user_activities
    add foreign key (app_number, user_id) references app_users (app_number, id) on delete cascade`,
  // The other half of the foreign key from `app_users` to `apps`.
  `create or replace function keep_app_with_users() returns trigger language plpgsql as $$ begin
    if exists (select 1 from app_users where app_number = old.number) then
      raise foreign_key_violation using table = 'apps', message = format('apps: %s still has users', old.id);
    end if;
    return old;
  end $$`,
  "create or replace trigger keep_app_with_users before delete on apps for each row execute function keep_app_with_users()",
];

const hasExtension = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql`select from pg_extension where extname = 'citus'`, (rows) => rows.length > 0),
);

export const isDistributed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  if (!(yield* hasExtension)) return false;
  const rows = yield* sql`select from pg_dist_partition where logicalrelid = 'app_users'::regclass`;
  return rows.length > 0;
});

const distributingLock = 7_283_118;

/** Once. An engine that is not named is Citus if the database has that extension, but no users yet. */
export const distributeUsers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const engine = yield* DatabaseEngine;
  if (Option.contains(engine, "postgresql")) return;
  if (!(yield* hasExtension)) return Option.isSome(engine) ? yield* new ExtensionMissing() : undefined;
  const distribute = Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(${distributingLock})`;
    if (yield* isDistributed) return;
    if (Option.isNone(engine) && (yield* sql`select 1 from app_users limit 1`).length > 0) return;
    yield* Effect.logInfo("Distributing users and their activities over the servers of Citus");
    yield* runStatements(distribution);
  });
  yield* sql.withTransaction(distribute);
});
