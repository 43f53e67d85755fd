/**
 * PGlite: PostgreSQL in a thread of this process, stored in the data folder. Every commit is synced to the disk. While
 * a statement runs, other statements wait, but this thread does not.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { PgClient } from "@effect/sql-pg";
import { Effect, Layer } from "effect";
import { Client, type ClientConfig } from "pg";
import { hasDatabase, markAsCreated, usingFiles } from "./embeddedFiles.ts";
import type { DatabaseFolder, Message } from "./embeddedThread.ts";
import { lockFolder } from "./FolderLock.ts";
import { poolWith, types } from "./pool.ts";
import { PortStream } from "./PortStream.ts";

/** Node's id of a thread that is over. */
const noThread = -1;

/** In the build, also from a part that its programs share (assets/), and in the sources. */
const programs = ["./embeddedThread.js", "../embeddedThread.js", "./embeddedThread.source.mjs"];

const startThread = (workerData: DatabaseFolder) => {
  const urls = programs.map((program) => new URL(program, import.meta.url));
  const program = urls.find(existsSync);
  if (program === undefined) throw new Error(`${programs[0]} is missing beside ${import.meta.url}`);
  return new Worker(program, { workerData });
};

/** Rejects with the error that ended the thread. */
const opened = async (thread: Worker) => {
  const waiting = new AbortController();
  const ended = once(thread, "exit", waiting).then(() => Promise.reject(new Error("The thread ended")));
  await Promise.race([once(thread, "message", waiting), ended]).finally(() => waiting.abort());
};

/** Nothing works without the database: the process ends, so that it can be started again. */
const endProcessWith = (thread: Worker, folder: string) => {
  const end = (reason: unknown) => {
    console.error(`The embedded database in ${folder} has failed:`, reason);
    process.exit(1);
  };
  thread.once("error", end).once("exit", end);
};

/** A thread that is in the middle of a statement is ended like a killed process, which loses no commit. */
const stop = (thread: Worker) => {
  if (thread.threadId === noThread) return Effect.void;
  thread.removeAllListeners();
  thread.postMessage("close" satisfies Message);
  return Effect.tryPromise(() => once(thread, "exit")).pipe(
    Effect.ignore,
    Effect.interruptible,
    Effect.timeoutOption("5 seconds"),
    Effect.zipRight(Effect.promise(() => thread.terminate())),
  );
};

const threadIn = Effect.fn("threadIn")(function* (dataDir: string) {
  yield* lockFolder(dataDir);
  const folder = join(dataDir, "database");
  const isNew = !(yield* hasDatabase(dataDir));
  if (isNew) {
    yield* Effect.logInfo(`First start: creating the database in ${folder}. This takes some seconds.`);
  }
  const thread = yield* Effect.acquireRelease(
    Effect.sync(() => startThread({ folder, isNew })),
    stop,
  );
  yield* usingFiles(folder, () => opened(thread));
  endProcessWith(thread, folder);
  yield* usingFiles(folder, () => markAsCreated(dataDir));
  return () => {
    const { port1, port2: connection } = new MessageChannel();
    thread.postMessage({ connection } satisfies Message, [connection]);
    return port1;
  };
});

class PgliteClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // PGlite has no process: @effect/sql-pg would wait for a connection to cancel one.
    Object.assign(this, { processID: undefined });
  }
}

/** The driver over PGlite: one connection that stays open, since PGlite has one session. */
export const overPglite = (connect: () => MessagePort) =>
  PgClient.layerFromPool({
    acquire: poolWith({
      Client: PgliteClient,
      stream: () => new PortStream(connect()),
      max: 1,
      idleTimeoutMillis: 0,
    }),
    types,
  });

export const embedded = (dataDir: string) => Layer.unwrapScoped(Effect.map(threadIn(dataDir), overPglite));
