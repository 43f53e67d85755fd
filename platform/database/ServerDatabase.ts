/** PostgreSQL by its URL. Every wait has a limit: for a connection, for a statement, and for a silent server. */
import { SqlError } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted } from "effect";
import type { Pool, PoolClient } from "pg";
import { reading } from "#platform/server/prometheus.ts";
import { poolWith, types } from "./pool.ts";

const limits = {
  /** The wait for a free or a new connection. */
  connectionTimeoutMillis: 3000,
  /** Enforced by the server, so that statements that wait for a lock do not pile up there. */
  statement_timeout: 5000,
  /** So that no state of a session lasts, whatever a server or a proxy between has made of it. */
  maxLifetimeSeconds: 300,
};

/** More than any request may take: after that, the only reason for an open connection is a silent server. */
const longestUse = 10_000;

/** Whether a statement waits for its answer: the driver has no public property for that. */
const isBusy = (client: PoolClient) => "_activeQuery" in client && Boolean(client._activeQuery);

/**
 * A pool replaces connections that are closed. A server without power closes none, so this does: after the longest use,
 * and if it is released while a statement still waits for its answer. The next user would wait behind that statement.
 */
const closeSilent = (pool: Pool) => {
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    uses.set(client, setTimeout(() => void client.end(), longestUse).unref());
  });
  pool.on("release", (_error, client) => {
    clearTimeout(uses.get(client));
    if (isBusy(client)) void client.end();
  });
};

/** A server may sign in and then be silent, as a proxy does whose own server is away. */
const answering = (pool: Pool) =>
  Effect.tryPromise({
    try: () => pool.query("select"),
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
    acquire: Effect.tap(
      poolWith({ connectionString: Redacted.value(url), connectionTimeoutMillis: 5000 }),
      answering,
    ),
    types,
  });

export const connectionPool = (url: Redacted.Redacted) =>
  PgClient.layerFromPool({
    acquire: Effect.tap(poolWith({ connectionString: Redacted.value(url), ...limits }), (pool) =>
      Effect.sync(() => {
        closeSilent(pool);
        reading("wellbeing_connections", "Connections of the pool", () => pool.totalCount);
        reading("wellbeing_connections_idle", "Of these, unused", () => pool.idleCount);
        reading("wellbeing_connections_waited_for", "Statements that wait for one", () => pool.waitingCount);
      }),
    ),
    types,
  });
