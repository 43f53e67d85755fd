/** The platform as a process: its start, its end, and its data after it was killed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { ConfigProvider, Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DurableFiles, durableStart, syncPath } from "#platform/database/DurableFiles.ts";
import { explanation, startPlatform } from "#platform/server/startPlatform.ts";
import { freePort } from "#test/support/freePort.ts";
import { startWriters, storedNames } from "#test/support/ledger.ts";
import { platformProcess, type PlatformProcess } from "#test/support/platformProcess.ts";
import { demo, refresh, signIn } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

const start = (env: Readonly<Record<string, string>>) =>
  platformProcess({ PLATFORM_USERS_PER_APP: "20", ...env });

/** What a start would print that fails in this process, which is faster. */
const failedHere = async (env: Readonly<Record<string, string>>) => {
  const provider = ConfigProvider.fromMap(new Map(Object.entries(env)));
  const output = explanation(
    await Effect.runPromise(Effect.flip(Effect.withConfigProvider(startPlatform, provider))),
  );
  expect(output).not.toMatch(/secret| {4}at /);
  return output;
};

// AuthenticationOk and ReadyForQuery: then silent, like a proxy whose own server is away.
const signedIn = Buffer.from("520000000800000000" + "5a0000000549", "hex");

/** A start with a server that accepts the connection, and says no more than the greeting. */
const silentStart = async (greeting: Buffer | undefined) => {
  const sockets: Array<Socket> = [];
  const silent = createServer((socket) => {
    sockets.push(socket);
    if (greeting) socket.once("data", () => socket.write(greeting));
  }).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `postgresql://ada:secret@127.0.0.1:${port}/console`;
  const output = await failedHere({ PORT: "0", DATABASE_URL: url });
  for (const socket of sockets) socket.destroy();
  silent.close();
  return output;
};

describe("the started platform", () => {
  const platform: { folder: string; port: number; process?: PlatformProcess } = {
    folder: temporaryFolder(),
    port: 0,
  };
  const early: Array<Response> = [];
  let unanswered: Promise<ReadonlyArray<string>>;
  const silences: Array<unknown> = [];

  /** Waits until the port is open, long before the platform is ready. */
  const firstAnswer = async (path: string): Promise<Response> =>
    fetch(`${origin()}${path}`).catch(() => {
      if (platform.process?.child.exitCode !== null) throw new Error(platform.process?.output());
      return pause(10).then(() => firstAnswer(path));
    });

  const refused = async (): Promise<void> =>
    fetch(origin()).then(
      () => pause(10).then(refused),
      () => undefined,
    );

  beforeAll(async () => {
    // They wait for the timeout, ten seconds.
    unanswered = Promise.all([undefined, signedIn].map(silentStart));
    unanswered.catch(() => {});
    platform.port = await freePort();
    const killed = startHere();
    await killed.printed("First start");
    await kill(killed);
    const started = startHere();
    early.push(...(await Promise.all(["/healthz", "/readyz", "/api/v1/apps"].map(firstAnswer))));
    const ready = started.printed(demo.password);
    const over = new AbortController();
    void ready.finally(() => over.abort()).catch(() => {});
    while (!over.signal.aborted) {
      const signal = AbortSignal.timeout(1500);
      await fetch(`${origin()}/healthz`, { signal }).catch((error: unknown) => silences.push(error));
      await pause(20);
    }
    await ready;
  });
  afterAll(async () => {
    platform.process?.child.kill("SIGKILL");
    await platform.process?.ended;
  });

  const origin = () => `http://localhost:${platform.port}`;

  const startHere = () =>
    (platform.process = start({ PORT: String(platform.port), DATA_DIR: platform.folder }));

  const kill = async ({ child, ended }: PlatformProcess) => {
    child.kill("SIGKILL");
    expect(await ended).toBe("SIGKILL");
  };

  it("reports from the first moment that it is alive, and answers 503 until it is ready", async () => {
    const now = await Promise.all(["/healthz", "/readyz", "/api/v1/apps"].map(firstAnswer));
    expect(early.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(now.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(early.map(({ headers }) => headers.has("retry-after"))).toEqual([false, true, true]);
    expect(await early[2]?.json()).toMatchObject({ _tag: "Unavailable" });
  });

  it("answers while the embedded database is created, migrated and filled", () => {
    expect(silences).toEqual([]);
  });

  it("after a first start that was killed, prints progress, its address and how to sign in", () => {
    const output = platform.process?.output() ?? "";
    expect(output).toContain("First start: creating the database");
    expect(output).toContain("Demo data: 20 users of");
    expect(output).toContain(`The console is at ${origin()}`);
    expect(output).toContain(`Sign in as ${demo.email} with the password ${demo.password}`);
    const isUnknownRuntime = process.release.lts === undefined;
    expect(output.includes("WARNING")).toBe(isUnknownRuntime);
  });

  it("names PORT when the port is in use, before it opens the data folder", async () => {
    const { ended, output } = start({ PORT: String(platform.port), DATA_DIR: platform.folder });
    expect(await ended).toBe(1);
    expect(output()).toContain(`Port ${platform.port} is in use by another program. Set PORT`);
    expect(output()).toContain(`PORT=${platform.port + 1}`);
    expect(output()).not.toContain("    at ");
  });

  it.each<readonly [variable: string, value: string, reason: string]>([
    ["HOST", "192.0.2.1", "EADDRNOTAVAIL"],
    ["DATABASE_URL", "postgresql://ada:secret@localhost:1/none", "ECONNREFUSED"],
    ["DATA_DIR", "/dev/null/none", "cannot be used"],
  ])("names %s when its value cannot be used", async (variable, value, reason) => {
    const output = await failedHere({ PORT: "0", DATA_DIR: platform.folder, [variable]: value });
    expect(output).toContain(variable);
    expect(output).toContain(reason);
  });

  it("names DATABASE_URL when a server accepts the connection, or a sign-in too, but does not answer", async () => {
    const named = expect.stringMatching(/DATABASE_URL.*(timed? ?out|no answer)/);
    expect(await unanswered).toEqual([named, named]);
  });

  it("has every session and every write that was acknowledged before a SIGKILL", async () => {
    const tokens = await signIn(origin());
    const { ledger, more, stop } = startWriters([origin()], tokens.access_token, "Kept");
    await more(40);
    if (platform.process) await kill(platform.process);
    const acknowledged = [...ledger.acknowledged];
    await startHere().printed(demo.password);
    await stop();
    const kept = await storedNames(origin(), tokens.access_token, "Kept");
    expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
    expect((await refresh(tokens)).status).toBe(200);
  });

  it("answers pending requests on SIGTERM, refuses connections and exits", async () => {
    const { access_token } = await signIn(origin());
    const underWay = request(`${origin()}/api/v1/apps`, {
      method: "POST",
      agent: new Agent({ keepAlive: true }),
      headers: {
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
        expect: "100-continue",
      },
    });
    underWay.flushHeaders();
    await once(underWay, "continue");

    platform.process?.child.kill("SIGTERM");
    await refused();
    underWay.end('{"name":"During the shutdown"}');
    const [answer] = (await once(underWay, "response")) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
    expect(await platform.process?.ended).toBe(0);
  });

  it("syncs its data to the disk by each commit, but not by a query or a rollback", async () => {
    const files = new DurableFiles(join(platform.folder, "database"));
    const pglite = await PGlite.create({ fs: files, startParams: durableStart });
    const sync = vi.spyOn(fs, "fsyncSync");
    const syncs = async (statement: string) => {
      sync.mockClear();
      await pglite.exec(statement);
      return sync.mock.calls.length;
    };
    expect(await syncs("create table notes (text text)")).toBeGreaterThan(0);
    expect(await syncs("insert into notes values ('kept')")).toBeGreaterThan(0);
    expect(await syncs("select * from notes")).toBe(0);
    expect(await syncs("begin; insert into notes values ('dropped'); rollback")).toBe(0);
    // Or they run out after some days.
    const close = vi.spyOn(fs, "closeSync");
    syncPath(platform.folder);
    expect(close).toHaveBeenCalledOnce();
    sync.mockRestore();
    await pglite.close();
  });
});

it("npm start exits cleanly when a signal kills the shell in between", async () => {
  const npmShell = fileURLToPath(new URL("../../../scripts/npmShell.mjs", import.meta.url));
  const program = `
    import { endWithNpmShell } from ${JSON.stringify(npmShell)};
    process.on("SIGTERM", () => { console.log("in order"); process.exit(); });
    setInterval(() => {}, 1e6);
    endWithNpmShell();
    console.log("up");`;
  const shell = spawn("sh", ["-c", `"$NODE" --input-type=module -e "$PROGRAM"; true`], {
    env: { ...process.env, NODE: process.execPath, PROGRAM: program, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(String(await once(shell.stdout, "data"))).toBe("up\n");
  shell.kill("SIGTERM");
  expect(String(await once(shell.stdout, "data"))).toBe("in order\n");
});

it("says that DATABASE_URL has no password, as the driver says it otherwise", () => {
  const cause = new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string");
  expect(explanation({ message: "Failed", cause })).toMatch(/^Failed: .* DATABASE_URL has none$/);
});
