/** Data of the embedded database after its process was killed, and after a power cut. */
import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DurableFiles, durableStart } from "#platform/database/DurableFiles.ts";
import { freePort } from "#test/support/freePort.ts";
import { platformProcess, type PlatformProcess } from "#test/support/platformProcess.ts";
import { signIn } from "#test/support/signIn.ts";

let folder: string;
let port: number;
const running: Array<PlatformProcess> = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wellbeing-data-"));
  port = await freePort();
});
afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

const start = (env: Readonly<Record<string, string>> = {}) => {
  const one = platformProcess({ DATA_DIR: folder, PORT: String(port), PLATFORM_USERS_PER_APP: "5", ...env });
  running.push(one);
  return one;
};
const ready = async () => {
  const one = start();
  await one.printed("The console is at");
  return one;
};
const kill = async ({ child, ended }: PlatformProcess) => {
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
};

const appsUrl = () => `http://localhost:${port}/api/v1/apps`;

/** Creates apps one after the other until the platform is killed. */
const writeUntilKilled = async (token: string, prefix: string, acknowledged: Array<string>) => {
  for (let number = 0; ; number++) {
    const name = `${prefix} ${number}`;
    const answer = await fetch(appsUrl(), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name }),
    }).catch(() => undefined);
    if (answer === undefined) return;
    expect(answer.status).toBe(201);
    acknowledged.push(name);
  }
};

describe("a data folder", () => {
  let platform: PlatformProcess;

  it("works after the first start was killed", async () => {
    const first = start();
    await first.printed("First start");
    await kill(first);
    platform = await ready();
    expect(platform.output()).toContain("First start");
    expect((await signIn(`http://localhost:${port}`)).token_type).toBe("Bearer");
  });

  it("contains every write that was acknowledged before a SIGKILL", async () => {
    const { access_token } = await signIn(`http://localhost:${port}`);
    const acknowledged: Array<string> = [];
    const writers = [1, 2, 3, 4].map((writer) =>
      writeUntilKilled(access_token, `writer ${writer}`, acknowledged),
    );
    while (acknowledged.length < 40) await pause(10);
    await kill(platform);
    await Promise.all(writers);

    platform = await ready();
    const answer = await fetch(appsUrl(), { headers: { authorization: `Bearer ${access_token}` } });
    const { content } = (await answer.json()) as { content: ReadonlyArray<{ name: string }> };
    const kept = new Set(content.map(({ name }) => name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  });

  it("is synced to the disk by each commit, but not by a query or a rollback", async () => {
    await kill(platform);
    const files = new DurableFiles(join(folder, "database"));
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
    sync.mockRestore();
    await pglite.close();
  });
});
