/** Demo data, the same for every run on a day. Inserted into an empty database only, in one transaction. */
import { randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Clock, Effect, Layer, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import type { AppNumber } from "#platform/apps/AppsStore.ts";
import { hashSecretToken, secretToken } from "#platform/client-secrets/SecretToken.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { fillAtOnce } from "#platform/metrics/fillAtOnce.ts";
import { isDistributed } from "#platform/metrics/placeUsers.ts";
import { insertActivities } from "#platform/metrics/rollups.ts";
import { columnsOfUser } from "#platform/metrics/writeMetrics.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { columnsOf } from "#platform/themes/ThemesStore.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { demoAdministrator } from "./demoAdministrator.ts";
import { demoApps } from "./demoApps.ts";
import { demoThemes } from "./demoThemes.ts";
import { type DemoUsers, demoActivities, demoUsers } from "./demoUsers.ts";

const day = 24 * 60 * 60;

const insertApps = Effect.fn("Seed.insertApps")(function* (now: number) {
  const sql = yield* SqlClient.SqlClient;
  const date = (days: number) => new Date((now - days * day) * 1000);
  yield* sql`insert into apps ${sql.insert(
    demoApps.map(({ id, name, status, launchedDaysAgo }) => ({
      id,
      name,
      name_key: uniqueKey(name),
      status,
      created_at: date(launchedDaysAgo),
    })),
  )}`;
  const secrets = demoApps.flatMap((app) =>
    app.secrets.map(({ alias, createdDaysAgo, expiresInDays }) => ({
      id: `${app.id.replace("app_", "sec_")}_${alias}`,
      app_id: app.id,
      alias,
      alias_key: uniqueKey(alias),
      token_hash: hashSecretToken(secretToken(randomBytes(32))),
      created_at: date(createdDaysAgo),
      expires_at: expiresInDays === undefined ? null : date(-expiresInDays),
    })),
  );
  yield* sql`insert into client_secrets ${sql.insert(secrets)}`;
});

const userColumns = ["id", "app_number", ...columnsOfUser].join();

const numberOf = Effect.fn(function* (appId: string) {
  const sql = yield* SqlClient.SqlClient;
  const [row] = yield* sql<{ number: AppNumber }>`select number from apps where id = ${appId}`;
  return (yield* Effect.fromNullable(row)).number;
});

/** The database makes the users itself: no row passes through this process. */
export const insertUsers = Effect.fn("Seed.insertUsers")(function* (users: DemoUsers) {
  const sql = yield* SqlClient.SqlClient;
  const number = yield* numberOf(users.app.id);
  yield* sql.unsafe(
    `insert into app_users (${userColumns}) select ${userColumns} from (${demoUsers(users, number)}) as users`,
  );
  // Without statistics, joining activities with their users would sort all of them once more.
  yield* sql`analyze app_users`;
  yield* sql.unsafe(insertActivities(`(${demoActivities(users, number)})`));
});

/** Users of one call on a distributed database. */
const batch = 1000;

/** The same users on a distributed database. */
const writeUsers = Effect.fn("Seed.writeUsers")(function* (users: DemoUsers) {
  const number = yield* numberOf(users.app.id);
  const rowsOf = (table: string, user: string) =>
    `(select jsonb_agg(to_jsonb(d)) from ${table} as d where ${user} >= first and ${user} < first + ${batch})`;
  yield* runStatements([
    `create temporary table demo_users on commit drop as ${demoUsers(users, number)}`,
    `create temporary table demo_activities on commit drop as ${demoActivities(users, number, "demo_users")}`,
    `select write_metrics(${rowsOf("demo_users", "id")}, ${rowsOf("demo_activities", "user_id")})
     from generate_series(${users.firstId}, ${users.firstId + users.count - 1}, ${batch}) as first`,
    "drop table demo_users, demo_activities",
  ]);
});

const insertAll = Effect.fn("Seed.insertAll")(function* (usersPerApp: number) {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`lock table administrators in exclusive mode`;
  if ((yield* sql`select 1 from administrators limit 1`).length > 0) return;
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1000);

  const { email, password } = demoAdministrator;
  yield* sql`insert into administrators ${sql.insert({
    id: "adm_demo",
    email,
    email_key: emailKey(email),
    first_name: "Ada",
    last_name: "Winter",
    password_hash: yield* hashPassword(Redacted.make(password)),
  })}`;
  yield* sql`insert into themes ${sql.insert(
    demoThemes.map(({ id, ...theme }) => ({ id, ...columnsOf(theme) })),
  )}`;
  yield* insertApps(now);
  const ofAllApps = <E, R>(insert: (users: DemoUsers) => Effect.Effect<void, E, R>) =>
    Effect.forEach(
      demoApps.entries(),
      ([index, app]) =>
        app.hasUsers
          ? Effect.zipRight(
              Effect.logInfo(`Demo data: ${usersPerApp} users of ${app.name}`),
              insert({ app, firstId: 1 + index * usersPerApp, count: usersPerApp, now }),
            )
          : Effect.void,
      { discard: true },
    );
  yield* (yield* isDistributed) ? ofAllApps(writeUsers) : fillAtOnce(ofAllApps(insertUsers));
  yield* sql`select setval(pg_get_serial_sequence('app_users', 'id'), ${demoApps.length * usersPerApp + 1})`;
});

export const seedLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const { usersPerApp } = yield* PlatformConfig;
    yield* sql.withTransaction(insertAll(usersPerApp));
  }).pipe(Effect.orDie),
);
