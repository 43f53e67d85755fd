/** Two instances, one of them through PgBouncer, whose address moves from a killed PostgreSQL to its promoted standby. */
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#test/support/freePort.ts";
import { startWriters, storedNames } from "#test/support/ledger.ts";
import { movingAddress } from "#test/support/movingAddress.ts";
import { pgbouncerBinary, startPgbouncer } from "#test/support/pgbouncer.ts";
import { platformProcess } from "#test/support/platformProcess.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import { replicatedPostgres } from "#test/support/replicatedPostgres.ts";
import { signIn, statusOfCall } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

describe.skipIf(postgresBinaries === undefined)("on PostgreSQL, if installed,", () => {
  const folder = temporaryFolder();

  const startInstance = async (origin: string, port: number, databasePort: number) => {
    const { child, ended, printed } = platformProcess({
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: join(folder, "mails"),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/console`,
      PLATFORM_USERS_PER_APP: "0",
    });
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
    });
    await printed("The console is at");
  };

  it("no acknowledged write is lost or doubled when the address moves and former connections are silent", async () => {
    const { primary, standby, failOver, stop: stopPostgres } = await replicatedPostgres(folder);
    onTestFinished(stopPostgres);
    const address = await movingAddress({ port: primary.port });
    onTestFinished(address.close);
    // In transaction mode, if it is installed.
    const bouncer = pgbouncerBinary === undefined ? undefined : await startPgbouncer(folder, address.port);
    if (bouncer) onTestFinished(bouncer.stop);
    const ports = [await freePort(), await freePort()] as const;
    const origins = ports.map((port) => `http://localhost:${port}`);
    const [origin = ""] = origins;
    await Promise.all([
      startInstance(origin, ports[0], address.port),
      startInstance(origin, ports[1], bouncer?.port ?? address.port),
    ]);
    const tokens = await signIn(origin);

    const { ledger, more, stop } = startWriters(origins, tokens.access_token, "Written");
    await more(16);
    await failOver();
    address.moveTo({ port: standby.port });
    await more(16);
    await stop();
    expect(ledger.refused).toEqual([]);
    const stored = await storedNames(origin, tokens.access_token, "Written");
    expect(stored.toSorted()).toEqual([...ledger.acknowledged].toSorted());
    // Nobody is signed out.
    const statuses = () => Promise.all(origins.map((each) => statusOfCall({ ...tokens, origin: each })));
    await expect.poll(statuses, { timeout: 90_000 }).toEqual([200, 200]);
  }, 300_000);
});
