/** The pool of connections to a server that is lost. */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { poolWith } from "#platform/database/pool.ts";

/** PostgreSQL's messages AuthenticationOk and ReadyForQuery (protocol 3.0): a connection is open. */
const isOpen = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it("a connection that is lost before its first use fails, and ends no process", async () => {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(isOpen);
      socket.once("data", () => socket.destroy());
    });
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connect = Effect.flatMap(poolWith({ host: "127.0.0.1", port, user: "ada" }), (pool) =>
    Effect.flip(Effect.tryPromise({ try: () => pool.connect(), catch: String })),
  );
  expect(await Effect.runPromise(Effect.scoped(connect))).toContain("Connection terminated");
  server.close();
});
