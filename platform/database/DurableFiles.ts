/** PGlite's files in a folder, with the fsync that Emscripten's file system leaves out: a commit survives a power cut. */
import fs from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** `-F` turns fsync off; Emscripten's fdatasync does nothing. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  // Nobody replicates these files: rows of a table that is new or truncated in the transaction are synced, not logged.
  "-c",
  "wal_level=minimal",
  "-c",
  "max_wal_senders=0",
];

export const syncPath = (path: string) => {
  const opened = fs.openSync(path, "r");
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
};

interface NodeStream {
  /** Node's file descriptor; a directory has none. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  readonly realPath: (node: unknown) => string;
}

const wasi = { ioError: 29, noSpace: 51 };

export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (postgres: unknown) => {
      const { NODEFS } = postgres as { readonly NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        try {
          if (nfd === undefined) syncPath(NODEFS.realPath(node));
          else fs.fsyncSync(nfd);
          return 0;
        } catch (error) {
          return (error as NodeJS.ErrnoException).code === "ENOSPC" ? wasi.noSpace : wasi.ioError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** For files that were written without fsync, as those of a new database. */
export const syncAll = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) syncPath(join(parentPath, name));
  syncPath(folder);
};
