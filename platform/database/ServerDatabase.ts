/** PostgreSQL by its URL. Every wait has a limit: for a connection, for a statement, and for a silent server. */
import { SqlError } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted } from "effect";
import type { Pool, PoolClient, PoolConfig } from "pg";
import { poolWith } from "./pool.ts";
import { types } from "./types.ts";

const limits = {
  /** The wait for a free or a new connection. */
  connectionTimeoutMillis: 3000,
  /** Enforced by the server, so that statements that wait for a lock do not pile up there. */
  statement_timeout: 5000,
};

/** More than any request may take: after that, the only reason for an open connection is a silent server. */
const longestUse = 10_000;

/** Closes connections that are used for too long: with a vanished server, they would stay open for many minutes. */
const closeSilent = (pool: Pool) => {
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => uses.set(client, setTimeout(() => void client.end(), longestUse).unref()));
  pool.on("release", (_error, client) => clearTimeout(uses.get(client)));
};

const poolOf = (url: Redacted.Redacted, options: PoolConfig) =>
  poolWith({ connectionString: Redacted.value(url), ...options });

/** A server may sign in and then be silent, as a proxy does whose own server is away. */
const answering = (pool: Pool) =>
  Effect.tryPromise({
    try: () => pool.query("select 1"),
    catch: (cause) => new SqlError.SqlError({ cause, message: "The database cannot be used" }),
  }).pipe(
    Effect.timeoutFail({
      duration: "5 seconds",
      onTimeout: () =>
        new SqlError.SqlError({ cause: new Error("no answer"), message: "The database does not answer" }),
    }),
  );

/** Without a limit for statements, since migrations and demo data may take long. */
export const startConnection = (url: Redacted.Redacted) =>
  PgClient.layerFromPool({
    acquire: Effect.tap(poolOf(url, { connectionTimeoutMillis: 5000 }), answering),
    types,
  });

export const connectionPool = (url: Redacted.Redacted) =>
  PgClient.layerFromPool({
    acquire: Effect.tap(poolOf(url, limits), (pool) => Effect.sync(() => closeSilent(pool))),
    types,
  });
