/** PGlite: PostgreSQL in this process, stored in the data folder. Every commit is synced to the disk. */
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PgClient } from "@effect/sql-pg";
import { Effect, Layer } from "effect";
import { Pool } from "pg";
import { DurableFiles, durableStart, syncAll } from "./DurableFiles.ts";
import { hasDatabase, markAsCreated, usingFiles } from "./embeddedFiles.ts";
import { lockFolder } from "./FolderLock.ts";
import { PgliteStream } from "./PgliteStream.ts";
import { PreparingClient } from "./PreparingClient.ts";
import { types } from "./types.ts";

const pgliteIn = Effect.fn("pgliteIn")(function* (dataDir: string) {
  yield* lockFolder(dataDir);
  const folder = join(dataDir, "database");
  if (!(yield* hasDatabase(dataDir))) {
    yield* Effect.logInfo(`First start: creating the database in ${folder}. This takes some seconds.`);
    yield* usingFiles(folder, async () => {
      const unfinished = `${folder}.unfinished`;
      await rm(unfinished, { recursive: true, force: true });
      await (await PGlite.create(unfinished)).close();
      await syncAll(unfinished);
      await rename(unfinished, folder);
    });
  }
  yield* usingFiles(folder, () => markAsCreated(dataDir));
  return yield* Effect.acquireRelease(
    usingFiles(folder, () => PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart })),
    (pglite) => Effect.promise(() => pglite.close()),
  );
});

/** The driver over an open PGlite: one connection that stays open, since PGlite has one session. */
export const overPglite = (pglite: PGlite) =>
  PgClient.layerFromPool({
    acquire: Effect.acquireRelease(
      Effect.sync(() => {
        const stream = () => new PgliteStream(pglite);
        const pool = new Pool({ Client: PreparingClient, stream, types, max: 1, idleTimeoutMillis: 0 });
        pool.on("error", () => {}); // the pool opens another connection
        return pool;
      }),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second")),
    ),
    types,
  });

export const embedded = (dataDir: string) => Layer.unwrapScoped(Effect.map(pgliteIn(dataDir), overPglite));
