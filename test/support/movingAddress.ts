/** An address that leads to another server after a failover, as HAProxy's or a managed PostgreSQL's. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export const movingAddress = async (firstPort: number) => {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const forwarded = connect(target, "127.0.0.1");
    client.pipe(forwarded, { end: false });
    // A server that has lost its power closes no connection.
    forwarded.pipe(client, { end: false });
    for (const socket of [client, forwarded]) sockets.add(socket.on("error", () => {}));
    client.on("close", () => forwarded.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** New connections lead to the server at `port`; open ones stay open, and silent. */
    moveTo: (port: number) => (target = port),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
