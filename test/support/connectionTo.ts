/** A connection to a PGlite in this thread. */
import { MessageChannel } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { answerConnection } from "#platform/database/pgliteConnection.ts";

export const connectionTo = (pglite: PGlite) => {
  const { port1, port2 } = new MessageChannel();
  void answerConnection(pglite, port2);
  return port1;
};
