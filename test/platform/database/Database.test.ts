import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SqlClient } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Effect, Fiber, Layer, Option, Record, Redacted, TestContext } from "effect";
import { expect, inject, it, onTestFinished } from "vitest";
import { migrated } from "#platform/database/Database.ts";
import { afterMigrations, migrations, statements } from "#platform/database/migrations.ts";
import { poolWith } from "#platform/database/pool.ts";
import { runStatements } from "#platform/database/runStatements.ts";
import { connectionPool } from "#platform/database/ServerDatabase.ts";
import { itOnDatabase } from "#test/support/freshDatabase.ts";
import { movingAddress } from "#test/support/movingAddress.ts";
import { query } from "#test/support/startPostgres.ts";

/** A start of the platform on the test's database. */
const start = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.scoped(Layer.build(migrated(Layer.succeed(SqlClient.SqlClient, sql)))),
);

itOnDatabase(
  "an interrupted statement, or transaction, makes room for the next statement at once",
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const slow = sql`select count(*) from generate_series(1, 200000)`;
    const interrupting = Effect.forEach([slow, sql.withTransaction(Effect.forever(slow))], (work) =>
      Effect.gen(function* () {
        const working = yield* Effect.fork(work);
        yield* Effect.promise(() => pause(50));
        yield* Fiber.interruptFork(working);
        expect(yield* sql`select 1 as one`).toEqual([{ one: 1 }]);
      }),
    );
    // The clock stands still, so a wait for a time limit would never end.
    yield* Effect.provide(interrupting, TestContext.TestContext);
  },
);

itOnDatabase("a start with DATABASE_ENGINE=citus is refused by a database without it", function* () {
  const error = yield* Effect.flip(afterMigrations(Option.some("citus")));
  expect(error).toMatchObject({ _tag: "ExtensionMissing", path: ["DATABASE_ENGINE"] });
});

itOnDatabase("concurrent starts migrate once", function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`drop schema public cascade`;
  yield* sql`create schema public`;
  yield* Effect.all([start, start, start], { concurrency: "unbounded" });
  const done = yield* sql`select migration_id || '_' || name as name from migrations order by migration_id`;
  expect(done.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

// A database never carries out a migration twice, so a change needs a new one.
it("a migration, with the SQL that it takes from other files, is what databases have carried out", () => {
  const hashOf = (sql: ReadonlyArray<string>) =>
    createHash("sha256").update(sql.join(";").replaceAll(/\s+/g, " ")).digest("hex");
  expect(Record.map(statements, (sql) => hashOf(sql).slice(0, 16))).toEqual({
    "22_tables": "f96b4c17995fad46",
    "23_refused_mails": "5a3cd92cb6c1cade",
    "24_operator_events": "e12088061b88c479",
    "25_no_list_versions": "8f54f762fac02848",
    "26_sign_ins_from": "dbc4a39c1a88a9ba",
  });
});

itOnDatabase.each<[string, Array<string>, string]>([
  ["a newer build", ["update migrations set migration_id = 9999"], "A newer version"],
  ["an early version", ["update migrations set migration_id = 21 where migration_id = 22"], "early version"],
  ["a migration that was interrupted", ["create table apps_to_move ()"], "early version"],
  [
    "another program with a table called migrations",
    ["alter table migrations rename to own", "create table migrations (id integer, migration text)"],
    "of another program",
  ],
])("a database after %s ends the start", function* (_what, made, message) {
  const sql = yield* SqlClient.SqlClient;
  const refused = Effect.gen(function* () {
    yield* sql`delete from migrations where migration_id > 22`;
    yield* runStatements(made);
    return yield* start;
  }).pipe(sql.withTransaction, Effect.flip);
  expect(yield* refused).toMatchObject({ message: expect.stringContaining(message) });
});

const database = inject("database");
const server = database.kind === "postgres" ? database.server : "";
it.runIf(server !== "")("a database that is not in UTF-8 ends the start", async () => {
  const admin = server.replace("/?", "/postgres?");
  await query(admin, "create database latin encoding 'LATIN1' locale 'C' template template0");
  const client = PgClient.layer({ url: Redacted.make(server.replace("/?", "/latin?")) });
  const refused = Effect.runPromise(Effect.scoped(Effect.flip(Layer.build(migrated(client)))));
  expect(await refused).toMatchObject({ message: expect.stringContaining("LATIN1") });
  await query(admin, "drop database latin with (force)");
});

it.runIf(server !== "")("dates are read whatever style and isolation the server prefers", async () => {
  const options = "-c datestyle=sql,dmy -c default_transaction_isolation=serializable";
  const pool = poolWith({ connectionString: server.replace("/?", "/postgres?"), options });
  const text =
    "select current_setting('datestyle') as style, current_setting('transaction_isolation') as isolation";
  const shown = Effect.flatMap(pool, (connections) => Effect.promise(() => connections.query(text)));
  const { rows } = await Effect.runPromise(Effect.scoped(shown));
  expect(rows).toEqual([{ style: "ISO, DMY", isolation: "read committed" }]);
});

it.runIf(server !== "")(
  "a statement that was given up, or ended by the server, on a silent connection holds up no other",
  async () => {
    const path = join(new URL(server).searchParams.get("host") ?? "", ".s.PGSQL.5432");
    const address = await movingAddress({ path });
    onTestFinished(address.close);
    const pool = connectionPool(Redacted.make(`postgres://postgres@127.0.0.1:${address.port}/postgres`));
    const rows = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`select 1`;
      address.moveTo({ path });
      expect(yield* Effect.timeoutOption(sql`select 2`, "100 millis")).toEqual(Option.none());
      expect(yield* Effect.timeout(sql`select 3 as three`, "20 seconds")).toEqual([{ three: 3 }]);
      // Says so, and closes nothing through this address.
      yield* Effect.flip(sql`select pg_terminate_backend(pg_backend_pid())`);
      return yield* Effect.timeout(sql`select 4 as four`, "20 seconds");
    });
    expect(await Effect.runPromise(Effect.provide(rows, pool))).toEqual([{ four: 4 }]);
  },
);
