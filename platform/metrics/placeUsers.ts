/**
 * Puts users and their activities on one machine, or on the servers of Citus: by user, so that one large app is on all of
 * them. Counts are a reference table there, and everything else stays on the coordinator.
 */
import { SqlClient, type SqlError } from "@effect/sql";
import { Data, Effect, Option } from "effect";
import { runStatements } from "#platform/database/runStatements.ts";
import { rollupTriggers, triggerFunctions } from "./rollupTriggers.ts";
import { writeAndCount, writeMetrics } from "./writeMetrics.ts";

/** What DATABASE_ENGINE names: PostgreSQL alone, or distributed by its extension Citus. */
export type Engine = "citus" | "postgresql";

export class ExtensionMissing extends Data.TaggedError("ExtensionMissing") {
  readonly path = ["DATABASE_ENGINE"];
  override readonly message = "is citus, but the database does not have this extension";
}

/** Distributed tables have no triggers: `write_metrics` does their work. */
export const countWithoutTriggers = [
  `drop function if exists ${triggerFunctions.map((name) => `${name}()`).join(", ")} cascade`,
  writeAndCount,
];

const withoutReferences = [
  "alter table user_activities drop constraint if exists user_activities_app_number_user_id_fkey",
  "alter table app_users drop constraint if exists app_users_app_number_fkey",
];

const activitiesReferToUsers = `alter table user_activities
  add foreign key (app_number, user_id) references app_users (app_number, id) on delete cascade`;

const onCitus = [
  ...countWithoutTriggers,
  ...withoutReferences,
  "select create_distributed_table('app_users', 'id')",
  "select create_distributed_table('user_activities', 'user_id', colocate_with => 'app_users')",
  "select create_reference_table('metric_counts')",
  activitiesReferToUsers,
  // A distributed table cannot refer to a local one. `write_metrics` is the other half of this foreign key.
  `create or replace function keep_app_with_users() returns trigger language plpgsql as $$ begin
    if exists (select 1 from app_users where app_number = old.number) then
      raise foreign_key_violation using table = 'apps', message = format('apps: %s still has users', old.id);
    end if;
    return old;
  end $$`,
  `create or replace trigger keep_app_with_users before delete on apps
    for each row execute function keep_app_with_users()`,
];

/** For the dump of a distributed database, whose tables are restored without triggers. */
const onOneMachine = [
  "drop function if exists keep_app_with_users() cascade",
  ...withoutReferences,
  "alter table app_users add foreign key (app_number) references apps (number)",
  activitiesReferToUsers,
  ...rollupTriggers,
  writeMetrics,
];

const exists = (of: (sql: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<unknown>, SqlError.SqlError>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.map(of(sql), (rows) => rows.length > 0));

const hasExtension = exists((sql) => sql`select 1 from pg_extension where extname = 'citus'`);
const hasTriggers = exists(
  (sql) =>
    sql`select 1 from pg_trigger where tgrelid = 'app_users'::regclass and tgname = 'count_users_insert'`,
);
const isInUse = exists((sql) => sql`select 1 from app_users union all select 1 from administrators limit 1`);
const hasDistributedUsers = exists(
  (sql) => sql`select 1 from pg_dist_partition where logicalrelid = 'app_users'::regclass`,
);

export const isDistributed = Effect.if(hasExtension, {
  onTrue: () => hasDistributedUsers,
  onFalse: () => Effect.succeed(false),
});

const placingLock = 7_283_118;

/**
 * At each start, after the migrations. What is distributed stays so. An engine that is not named is Citus if the database
 * has that extension and is not in use, or was distributed when it was dumped.
 */
export const placeUsers = Effect.fn("placeUsers")(function* (engine: Option.Option<Engine>) {
  const sql = yield* SqlClient.SqlClient;
  const place = Effect.gen(function* () {
    yield* sql`select pg_advisory_xact_lock(${placingLock})`;
    if (yield* isDistributed) return;
    const [isCitus, isCounted, isUsed] = yield* Effect.all([hasExtension, hasTriggers, isInUse]);
    const wanted = Option.getOrElse(engine, () =>
      isCitus && !(isCounted && isUsed) ? "citus" : "postgresql",
    );
    if (wanted === "citus") {
      if (!isCitus) return yield* new ExtensionMissing();
      yield* Effect.logInfo("Distributing users and their activities over the servers of Citus");
      yield* runStatements(onCitus);
    } else if (!isCounted) {
      yield* Effect.logInfo("Users and their activities are on one machine again");
      yield* runStatements(onOneMachine);
    }
  });
  yield* sql.withTransaction(place);
});
