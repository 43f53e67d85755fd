/** Ports for servers of tests. */
import { once } from "node:events";
import { createServer } from "node:net";

/** Outgoing connections get higher ports: none of them takes a port before the test's server does. */
const [first, last] = [20_000, 32_767];

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, "localhost");
  const isListening = await once(server, "listening").then(
    () => true,
    () => false,
  );
  server.close();
  return isListening;
};

/** A port that is free at the moment. */
export const freePort = async (): Promise<number> => {
  const port = first + Math.floor(Math.random() * (last - first + 1));
  return (await isFree(port)) ? port : freePort();
};
