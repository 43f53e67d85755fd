/** Two instances on a PostgreSQL with a synchronous standby: its primary is killed or restarted, its standby is read. */
import { join } from "node:path";
import { SqlClient } from "@effect/sql";
import { Effect, Layer, Redacted, TestClock, TestContext } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionPool } from "#platform/database/ServerDatabase.ts";
import { followedStandby, onStandby } from "#platform/database/Standby.ts";
import { freePort } from "#test/support/freePort.ts";
import { startWriters, storedNames } from "#test/support/ledger.ts";
import { pgbouncerBinary, startPgbouncer } from "#test/support/pgbouncer.ts";
import { platformProcess, type PlatformProcess } from "#test/support/platformProcess.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import { query, replicatedPostgres } from "#test/support/replicatedPostgres.ts";
import { renewed, signIn, statusOfCall, type Tokens } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testConfig } from "#test/support/testConfig.ts";

describe.skipIf(postgresBinaries === undefined)("on PostgreSQL, if installed,", { timeout: 100_000 }, () => {
  const folder = temporaryFolder();
  let postgres: Awaited<ReturnType<typeof replicatedPostgres>>;
  const processes: Array<PlatformProcess> = [];
  const origins: Array<string> = [];
  const ends: Array<() => Promise<void>> = [];
  let tokens: Tokens;

  const startInstance = async (hosts: string) => {
    const port = await freePort();
    const one = platformProcess({
      PORT: String(port),
      PUBLIC_ORIGIN: origins[0] ?? `http://localhost:${port}`,
      DATA_DIR: join(folder, "mails"),
      DATABASE_URL: `postgres://postgres@${hosts}/console?target_session_attrs=read-write`,
      PLATFORM_USERS_PER_APP: "0",
    });
    processes.push(one);
    origins.push(`http://localhost:${port}`);
    await one.printed("The console is at");
  };

  beforeAll(async () => {
    postgres = await replicatedPostgres(folder);
    await startInstance(postgres.hosts);
    await startInstance(postgres.hosts);
    await postgres.addStandby(...postgres.servers);
    tokens = await signIn(origins[0] ?? "");
  });
  afterAll(async () => {
    for (const { child, ended } of processes) {
      child.kill("SIGKILL");
      await ended;
    }
    for (const end of ends) await end();
    await postgres.stop();
  });

  /** Writes through `fault`; milliseconds from its end to the next write that is acknowledged. */
  const writeThrough = async (
    prefix: string,
    through: ReadonlyArray<string>,
    fault: () => Promise<unknown>,
  ) => {
    const { ledger, more, stop } = startWriters(through, tokens.access_token, prefix);
    await more(40);
    await fault();
    const overAt = performance.now();
    await more(40);
    await stop();
    expect(ledger.refused).toEqual([]);
    const stored = await storedNames(through[0] ?? "", tokens.access_token, prefix);
    expect(stored.toSorted()).toEqual([...ledger.acknowledged.keys()].toSorted());
    // Nobody is signed out.
    for (const origin of through) expect(await statusOfCall({ ...tokens, origin })).toBe(200);
    tokens = await renewed(tokens);
    return Math.min(...[...ledger.acknowledged.values()].filter((at) => at > overAt)) - overAt;
  };

  it("no acknowledged write is lost or doubled when the primary is killed and its standby promoted", async () => {
    const [primary, standby] = postgres.servers;
    const delay = await writeThrough("Killed", origins, () => {
      postgres.kill(primary);
      return postgres.promote(standby);
    });
    expect(delay).toBeLessThan(5000);
    await postgres.addStandby(standby, primary);
  });

  it("no acknowledged write is lost when the primary is restarted", async () => {
    const restart = () => postgres.restart(postgres.servers[1]);
    expect(await writeThrough("Restarted", origins, restart)).toBeLessThan(5000);
  });

  it("reads go to the standby, or to the primary while it lags more than a minute or is away", async () => {
    const [standby, primary] = postgres.servers;
    const addressOf = ({ port }: typeof primary) => `postgres://postgres@127.0.0.1:${port}/console`;
    const client = connectionPool(Redacted.make(addressOf(primary)));
    const config = testConfig({
      DATABASE_URL: addressOf(primary),
      DATABASE_READ_URL: addressOf(standby),
    });
    const database = followedStandby.pipe(Layer.provideMerge(client), Layer.provide(config));
    const reads = Effect.map(SqlClient.SqlClient, (sql) => ({
      isStandby: () => Effect.orDie(sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`),
    }));
    await Effect.runPromise(
      Effect.gen(function* () {
        const { isStandby } = yield* onStandby(reads);
        const expectStandby = (answer: boolean) =>
          Effect.map(isStandby(), (rows) => expect(rows).toEqual([{ answer }]));
        const atStandby = (statement: string) => Effect.promise(() => query(standby, "console", statement));
        yield* expectStandby(true);
        yield* atStandby("select pg_wal_replay_pause()");
        yield* Effect.promise(() => query(primary, "console", "create table written ()"));
        yield* TestClock.adjust("59 seconds");
        yield* expectStandby(true);
        yield* TestClock.adjust("5 seconds");
        yield* expectStandby(false);
        yield* atStandby("select pg_wal_replay_resume()");
        yield* atStandby("select pg_sleep(0.5)");
        yield* TestClock.adjust("5 seconds");
        yield* expectStandby(true);
        postgres.kill(standby);
        yield* expectStandby(false);
      }).pipe(Effect.provide(database), Effect.provide(TestContext.TestContext), Effect.scoped),
    );
  });

  it.skipIf(pgbouncerBinary === undefined)(
    "no acknowledged write is lost through PgBouncer in transaction mode, if installed",
    async () => {
      const [standby, primary] = postgres.servers;
      await postgres.addStandby(primary, standby);
      const bouncers = await Promise.all(postgres.servers.map(({ port }) => startPgbouncer(folder, port)));
      ends.push(...bouncers.map(({ stop }) => stop));
      const hosts = bouncers.map(({ port }) => `127.0.0.1:${port}`).join();
      await startInstance(hosts);
      const delay = await writeThrough("Pooled", origins.slice(2), () => {
        postgres.kill(primary);
        return postgres.promote(standby);
      });
      expect(delay).toBeLessThan(5000);
    },
  );
});
