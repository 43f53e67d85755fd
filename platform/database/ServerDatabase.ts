/** PostgreSQL by its URL. Every wait has a limit: for a connection, for a statement, and for a silent server. */
import { SqlError } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted } from "effect";
import type { Pool } from "pg";
import { poolWith, types } from "./pool.ts";
import { reading } from "#platform/server/prometheus.ts";
import { closeUseless } from "./uselessConnections.ts";
import { expectWrites, serverOf } from "./writableServer.ts";

const limits = {
  /** The wait for a free or a new connection. */
  connectionTimeoutMillis: 3000,
  /** Enforced by the server, so that statements that wait for a lock do not pile up there. */
  statement_timeout: 5000,
  /** So that no state of a session lasts, whatever a server or a proxy between has made of it. */
  maxLifetimeSeconds: 300,
};

/** A server may sign in and then be silent, as a proxy does whose own server is away. */
const takingWrites = (pool: Pool) =>
  Effect.tryPromise({
    try: () => expectWrites(pool),
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
      poolWith({ ...serverOf(Redacted.value(url)).config, connectionTimeoutMillis: 5000 }),
      takingWrites,
    ),
    types,
  });

export const connectionPool = (url: Redacted.Redacted) => {
  const { config, invalidate } = serverOf(Redacted.value(url));
  return PgClient.layerFromPool({
    acquire: Effect.tap(poolWith({ ...config, ...limits }), (pool) =>
      Effect.sync(() => {
        closeUseless(pool, invalidate);
        reading("wellbeing_connections", "Connections of the pool", () => pool.totalCount);
        reading("wellbeing_connections_idle", "Of these, unused", () => pool.idleCount);
        reading("wellbeing_connections_waited_for", "Statements that wait for one", () => pool.waitingCount);
      }),
    ),
    types,
  });
};
