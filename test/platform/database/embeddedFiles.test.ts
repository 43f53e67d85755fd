/** A data folder that was in use and lacks files of its database stops the start. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Effect, Layer } from "effect";
import { expect, it, onTestFinished } from "vitest";
import { embedded } from "#platform/database/EmbeddedDatabase.ts";
import { folders, neverEmpty, usingFiles } from "#platform/database/embeddedFiles.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

/** A folder as after a start, except for the content of its files. */
const used = temporaryFolder();
for (const name of neverEmpty) {
  mkdirSync(join(used, "database", name), { recursive: true });
  writeFileSync(join(used, "database", name, "file"), "not a database");
}
for (const name of folders) mkdirSync(join(used, "database", name), { recursive: true });
writeFileSync(join(used, "database-was-created"), "");

const contentOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, "utf8") : "folder"];
    }),
  );

const start = (dataDir: string) =>
  Effect.runPromise(Effect.flip(Effect.scoped(Layer.build(embedded(dataDir)))));

const copyWithout = (missing?: string) => {
  const folder = temporaryFolder(onTestFinished);
  cpSync(used, folder, { recursive: true });
  if (missing !== undefined) rmSync(join(folder, missing), { recursive: true });
  return folder;
};

it.each<readonly [removed: string, missing: string]>([
  ["database/PG_VERSION", "PG_VERSION"],
  ["database/base", "base/5"],
  ["database/pg_wal/file", "pg_wal"],
  ["database/pg_xact", "pg_xact"],
  ["database/pg_twophase", "pg_twophase"],
  ["database", "that folder"],
])(
  "without %s it stops the start with a message that names the folder, and is not changed",
  async (removed, missing) => {
    const folder = copyWithout(removed);
    const before = contentOf(folder);
    const { message } = await start(folder);
    expect(message).toContain(
      `database in ${join(folder, "database")} was in use, but ${missing} is missing`,
    );
    expect(contentOf(folder)).toEqual(before);
  },
);

it("with an emptied database it stops the start, even if it is older than the mark", async () => {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, "database"));
  expect((await start(folder)).message).toContain("PG_VERSION is missing");
  expect(readdirSync(join(folder, "database"))).toEqual([]);
});

it("with damaged files it stops the start with a message that says what to do, and nobody else may read them", async () => {
  const folder = copyWithout();
  expect((await start(folder)).message).toMatch(/cannot be used: its files are damaged.*restore a backup/);
  expect(statSync(join(folder, "database")).mode & 0o777).toBe(0o700);
});

// The numbers are WASI's.
it.each<readonly [why: string, ...codes: ReadonlyArray<string | number>]>([
  ["the disk is full", "ENOSPC", 51, "EDQUOT", 19, "53100"],
  ["this process may not read and write", "EACCES", 2, "EPERM", 63],
  ["the file system is read-only", "EROFS", 69],
  ["the disk reports an error", "EIO", 29],
])("the message says that %s, for %s and other codes", async (why, ...codes) => {
  for (const code of codes) {
    const reason = typeof code === "string" ? { code } : { errno: code };
    const failed = Effect.flip(usingFiles(used, () => Promise.reject(reason)));
    const { message } = await Effect.runPromise(failed);
    expect(message).toContain(`database in ${used} cannot be used: ${why}`);
  }
});
