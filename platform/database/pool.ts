/** A pool of connections until the scope closes, and its column types in TypeScript. */
import { Effect } from "effect";
import { Pool, type PoolConfig, TypeOverrides } from "pg";

const int8 = 20;

/** bigint as number, timestamptz as Date. */
export const types = new TypeOverrides();
types.setTypeParser(int8, Number);

const session = "set datestyle = iso; set default_transaction_isolation = 'read committed'";

export const poolWith = (config: PoolConfig) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const pool = new Pool({
        types,
        // Whatever the database or the role prefers.
        verify: (client, done) => void client.query(session).then(() => done(), done),
        ...config,
      });
      pool.on("error", () => {}); // an idle connection was closed; the pool opens another one
      // One that is lost while it is verified fails its query; without a listener it would end the process.
      pool.on("connect", (client) => client.on("error", () => {}));
      return pool;
    }),
    (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second")),
  );
