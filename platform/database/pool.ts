/** A pool of connections until the scope closes. */
import { Effect } from "effect";
import { Pool, type PoolConfig } from "pg";
import { types } from "./types.ts";

export const poolWith = (config: PoolConfig) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const pool = new Pool({ types, ...config });
      pool.on("error", () => {}); // an idle connection was closed; the pool opens another one
      return pool;
    }),
    (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second")),
  );
