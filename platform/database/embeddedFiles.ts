/** The files of the embedded database: whether they are all there, and why they cannot be used. */
import { existsSync, statSync, writeFileSync } from "node:fs";
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

/** System errors by the codes of Node, and by the numbers of WASI that PGlite has instead. */
const advice = [
  { codes: ["ENOSPC", 51, "EDQUOT", 19], text: "the disk is full: free some space" },
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

/** Without these, PGlite makes a new database in the place of the old one, or stops without a reason. */
const essential = ["PG_VERSION", "global/pg_control", "base", "pg_wal"];

const markOf = (dataDir: string) => join(dataDir, "database-was-created");

/** Whether there is a database. Fails where there was one, and only a part is left. */
export const hasDatabase = Effect.fn("hasDatabase")(function* (dataDir: string) {
  const database = join(dataDir, "database");
  const folder = resolve(database);
  if (!existsSync(database)) {
    if (existsSync(markOf(dataDir))) return yield* new DatabaseIncomplete({ folder, missing: "that folder" });
    return false;
  }
  for (const missing of essential) {
    const found = statSync(join(database, missing), { throwIfNoEntry: false });
    if (found === undefined || (found.isFile() && found.size === 0))
      return yield* new DatabaseIncomplete({ folder, missing });
  }
  return true;
});

/** Remembers beside the database that there is one. */
export const markAsCreated = async (dataDir: string) => {
  if (existsSync(markOf(dataDir))) return;
  writeFileSync(markOf(dataDir), "");
  syncPath(dataDir);
};
