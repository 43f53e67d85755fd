/** Closes connections that a pool would keep although their server is away, is silent, or takes no writes any more. */
import type { DatabaseError, Pool, PoolClient } from "pg";

/** More than any request may take: after that, the only reason for an open connection is a silent server. */
const longestUse = 10_000;

const readOnlyTransaction = "25006"; // PostgreSQL manual, appendix A

/** After one such connection, the idle ones are closed at once, the others after their use; `onFailure` is told first. */
export const closeUseless = (pool: Pool, onFailure: () => void) => {
  let trusted = new WeakSet<PoolClient>();
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>();

  const useIdle = () => {
    for (let left = pool.idleCount; left > 0; left--) pool.connect((_error, client) => client?.release());
  };
  const suspectAll = () => {
    onFailure();
    trusted = new WeakSet();
    setImmediate(useIdle); // when the pool has removed the lost one
  };

  pool.on("connect", (client) => {
    trusted.add(client);
    client.on("error", suspectAll);
    client.connection.on("errorMessage", ({ code }: DatabaseError) => {
      if (code === readOnlyTransaction) suspectAll();
    });
  });
  pool.on("acquire", (client) => {
    const end = () => {
      suspectAll();
      void client.end();
    };
    uses.set(client, setTimeout(end, longestUse).unref());
  });
  pool.on("release", (_error, client) => {
    clearTimeout(uses.get(client));
    // The pool does not keep a client that is ending.
    if (!trusted.has(client)) void client.end();
  });
};
