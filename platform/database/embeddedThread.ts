/** The thread of the embedded database, which EmbeddedDatabase.ts starts: PGlite on the files of a folder. */
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableStart, syncAll } from "./DurableFiles.ts";
import { answerConnection } from "./pgliteConnection.ts";

export interface DatabaseFolder {
  readonly folder: string;
  readonly isNew: boolean;
}

/** A port is a new connection. */
export type Message = { readonly connection: MessagePort } | "close";

/** PGlite lets everybody read and change its files, whatever the umask, so nobody else may enter their folder. */
const mode = 0o700;

const create = async (folder: string) => {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode });
  await (await PGlite.create(unfinished)).close();
  await syncAll(unfinished);
  await rename(unfinished, folder);
};

const { folder, isNew } = workerData as DatabaseFolder;
if (isNew) await create(folder);
await chmod(folder, mode).catch(() => {}); // a folder of another owner stays as it is
const pglite = await PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart });
parentPort?.on("message", (message: Message) => {
  // In a worker, exit ends only the thread.
  if (message === "close") void pglite.close().then(() => process.exit());
  // Not caught: a rejection ends this thread, and thereby the process.
  else void answerConnection(pglite, message.connection);
});
parentPort?.postMessage("opened");
