/** Ports for servers of tests. */
import { once } from "node:events";
import { createServer } from "node:net";

/** A port that is free at the moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A server listens without a port");
  return address.port;
};
