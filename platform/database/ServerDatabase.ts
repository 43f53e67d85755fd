/** PostgreSQL by its URL. Every wait of a request has a limit: for a connection, for a statement, for the server. */
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted } from "effect";
import { Pool, type PoolClient } from "pg";
import { types } from "./types.ts";

const connectTimeout = "5 seconds";

const limits = {
  /** For a connection of the pool, or a new one. */
  connectionTimeoutMillis: 3000,
  /** Kept by the server, so that what waits for a lock there does not pile up. */
  statement_timeout: 5000,
};

/** Above what any request may take: from then on only a server that is silent holds the connection. */
const longestUse = 10_000;

/** Closes connections that do not come back: a server that has vanished does not close them for many minutes. */
const closeSilent = (pool: Pool) => {
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => uses.set(client, setTimeout(() => void client.end(), longestUse).unref()));
  pool.on("release", (_error, client) => clearTimeout(uses.get(client)));
};

/** Without a limit for statements: migrations and demo data take as long as they take. */
export const startConnection = (url: Redacted.Redacted) => PgClient.layer({ url, types, connectTimeout });

export const connectionPool = (url: Redacted.Redacted) =>
  PgClient.layerFromPool({
    acquire: Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new Pool({ connectionString: Redacted.value(url), types, ...limits });
        pool.on("error", () => {}); // an idle connection was closed; the pool replaces it
        closeSilent(pool);
        return pool;
      }),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second")),
    ),
    types,
  });
