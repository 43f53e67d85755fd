/** The files of the embedded database: whether they are all there, and why they cannot be used. */
import { constants, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { access, readdir, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Data, Effect, Predicate } from "effect";
import { syncPath } from "./DurableFiles.ts";

export class DatabaseIncomplete extends Data.TaggedError("DatabaseIncomplete")<{
  readonly folder: string;
  readonly missing: string;
}> {
  override get message() {
    return `The embedded database in ${this.folder} was in use, but ${this.missing} is missing. Nothing was changed. Restore a backup, or set DATA_DIR to another folder to start with an empty database.`;
  }
}

/** System errors by Node's codes, by the numbers of WASI that PGlite uses, and by PostgreSQL's. */
const advice = [
  { codes: ["ENOSPC", 51, "EDQUOT", 19, "53100"], text: "the disk is full: free some space" },
  { codes: ["EACCES", 2, "EPERM", 63], text: "this process may not read and write all of its files" },
  { codes: ["EROFS", 69], text: "the file system is read-only" },
  { codes: ["EIO", 29], text: "the disk reports an error" },
];
const damaged = "its files are damaged, or of another version: restore a backup";

const adviceFor = (cause: unknown) => {
  const codes = ["code", "errno"].map((key) => Predicate.isRecord(cause) && cause[key]);
  return advice.find((one) => one.codes.some((code) => codes.includes(code)))?.text ?? damaged;
};

export class DatabaseUnusable extends Data.TaggedError("DatabaseUnusable")<{
  readonly folder: string;
  readonly reason: unknown;
}> {
  override get message() {
    return `The embedded database in ${this.folder} cannot be used: ${adviceFor(this.reason)}.`;
  }
}

/** Bytes; starting a database writes more. */
const leastFreeSpace = 100_000;

/** Fails with a reason that PGlite does not report: a file without permission, or a full disk. */
const findUnreported = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) {
    await access(join(parentPath, name), constants.R_OK | constants.W_OK);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFreeSpace) throw Object.assign(new Error("The disk is full"), { code: "ENOSPC" });
};
const unreported = new Set(["EACCES", "EPERM", "ENOSPC"]);

/** If one of these is missing or empty, PGlite creates a new database in place of the old one, or changes files and stops. */
export const neverEmpty = [
  "PG_VERSION",
  "base/5",
  "global/pg_control",
  "pg_hba.conf",
  "pg_multixact/members",
  "pg_multixact/offsets",
  "pg_wal",
  "pg_xact",
  "postgresql.conf",
];
/** As above, but these may be empty: some backup programs leave out such folders. */
export const folders = [
  "pg_commit_ts",
  "pg_logical/mappings",
  "pg_logical/snapshots",
  "pg_notify",
  "pg_replslot",
  "pg_subtrans",
  "pg_tblspc",
  "pg_twophase",
];

const markOf = (dataDir: string) => join(dataDir, "database-was-created");

/** A failure's reason is what `findUnreported` finds, otherwise the error of `run`. */
export const usingFiles = <A>(folder: string, run: () => Promise<A>) =>
  Effect.tryPromise({
    try: () =>
      run().catch(async (reason) => {
        await findUnreported(folder).catch((error: NodeJS.ErrnoException) => {
          if (unreported.has(error.code ?? "")) throw error;
        });
        throw reason;
      }),
    catch: (reason) => new DatabaseUnusable({ folder: resolve(folder), reason }),
  });

const isEmpty = (path: string) => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0);
};

const missingIn = (database: string) =>
  neverEmpty.find((name) => isEmpty(join(database, name))) ??
  folders.find((name) => !existsSync(join(database, name)));

/** Whether there is a database. Fails if only parts of one are left. */
export const hasDatabase = Effect.fn("hasDatabase")(function* (dataDir: string) {
  const database = join(dataDir, "database");
  const isThere = existsSync(database);
  if (!isThere && !existsSync(markOf(dataDir))) return false;
  const missing = isThere ? yield* usingFiles(database, async () => missingIn(database)) : "that folder";
  if (missing === undefined) return true;
  return yield* new DatabaseIncomplete({ folder: resolve(database), missing });
});

/** Marks beside the database that it was created, so that its loss is noticed. */
export const markAsCreated = async (dataDir: string) => {
  if (existsSync(markOf(dataDir))) return;
  writeFileSync(markOf(dataDir), "");
  syncPath(dataDir);
};
