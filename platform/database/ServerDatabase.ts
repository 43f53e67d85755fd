/** PostgreSQL by its URL. Every wait has a limit: for a connection, for a statement, and for a silent server. */
import { SqlError } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Data, Effect, Layer, Redacted } from "effect";
import type { Pool, PoolClient } from "pg";
import { reading } from "#platform/server/prometheus.ts";
import { poolWith, types } from "./pool.ts";

export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown;
}> {
  override get message(): string {
    return "The database that DATABASE_URL names cannot be used";
  }
}

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

/** Whether the server still owes an answer, or its end: the driver has no public property for that. */
const isOwed = (client: PoolClient) => "readyForQuery" in client && client.readyForQuery !== true;

/** Without the driver's farewell, which a silent server never returns: the connection would keep its place. */
const close = (client: PoolClient) => {
  client.connection.stream.destroy();
  void client.end();
};

/**
 * A pool replaces connections that are closed. A server without power closes none, so this does: after the longest use,
 * and if it is released while the server owes something. The next user would wait behind that.
 */
const closeSilent = (pool: Pool) => {
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on("acquire", (client) => {
    uses.set(client, setTimeout(close, longestUse, client).unref());
  });
  pool.on("release", (_error, client) => {
    clearTimeout(uses.get(client));
    if (isOwed(client)) close(client);
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
  }).pipe(Layer.mapError(({ cause }) => new DatabaseUnreachable({ cause })));

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
