import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, it, vi } from "vitest";
import { DurableFiles, durableStart, syncAll } from "#platform/database/DurableFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "wellbeing-sync-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a commit reaches the disk before it is acknowledged; a question and a rollback need not", async () => {
  await (await PGlite.create(folder)).close();
  await syncAll(folder);
  const pglite = await PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart });
  await pglite.exec("create table notes (text text)");
  const sync = vi.spyOn(fs, "fsyncSync");
  const syncs = async (statement: string) => {
    sync.mockClear();
    await pglite.exec(statement);
    return sync.mock.calls.length;
  };
  expect(await syncs("insert into notes values ('kept')")).toBeGreaterThan(0);
  expect(await syncs("select * from notes")).toBe(0);
  expect(await syncs("begin; insert into notes values ('dropped'); rollback")).toBe(0);
  sync.mockRestore();
  await pglite.close();
});
