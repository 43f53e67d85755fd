/** An address that leads to another server after a failover, as HAProxy's or a managed PostgreSQL's. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

export const movingAddress = async (first: NetConnectOpts) => {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const forwarded = connect(target);
    client.pipe(forwarded, { end: false });
    // A server that has lost its power closes no connection.
    forwarded.pipe(client, { end: false });
    for (const socket of [client, forwarded]) sockets.add(socket.on("error", () => {}));
    client.on("close", () => forwarded.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** New connections lead to this server; open ones stay open, and silent. */
    moveTo: (server: NetConnectOpts) => {
      target = server;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
