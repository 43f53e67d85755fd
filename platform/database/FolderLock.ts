/**
 * Allows one process per data folder: PGlite does not lock its files, and two processes on them lose data.
 *
 * A process's claim is a listening socket in the folder. The kernel answers there for a living process, also for one in
 * another container on this machine, and refuses for a dead one. A process publishes its claim, then looks for other
 * living claims, and withdraws if it finds one. The name of a claim is unique, so removing that of a dead process never
 * removes that of a living one. Machines that share the folder do not see each other's processes (docs/guides/operations.md).
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join, resolve } from "node:path";
import { Data, Effect, Schedule } from "effect";

export class DataFolderInUse extends Data.TaggedError("DataFolderInUse")<{
  readonly folder: string;
  readonly pid: number;
}> {
  override get message() {
    return `The data folder ${this.folder} is in use by process ${this.pid}, on this machine or in a container. Stop that process, or set DATA_DIR to another folder.`;
  }
}

export class DataFolderUnusable extends Data.TaggedError("DataFolderUnusable")<{
  readonly folder: string;
  readonly cause: unknown;
}> {
  override get message() {
    return `The data folder ${this.folder} cannot be used. Set DATA_DIR to a folder that this process may write to`;
  }
}

/** The address of a socket has at most 107 bytes, so on Linux the folder is named by its descriptor. */
const withSocketPath = async <A>(folder: string, name: string, run: (path: string) => Promise<A>) => {
  if (process.platform !== "linux") return run(join(folder, name));
  const handle = await open(folder);
  try {
    return await run(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
};

const listenAt = async (path: string) => {
  const server = createServer((socket) => socket.destroy()).unref();
  // Any user may ask: a refused question would look like a living process.
  server.listen({ path, readableAll: true, writableAll: true });
  await once(server, "listening");
  return server;
};

/** It appears once it listens, so a claim that is refused is that of a dead process. */
const publish = async (folder: string, name: string) => {
  const file = join(folder, name);
  const server = await withSocketPath(folder, `unpublished-${name}`, listenAt);
  await rename(join(folder, `unpublished-${name}`), file);
  const withdraw = async () => {
    await rm(file, { force: true });
    server.close();
  };
  return { isSocket: true, withdraw };
};

/** On a file system without sockets nobody sees the claim; it only shows that the folder can be written to. */
const publishFile = async (folder: string, name: string) => {
  const file = join(folder, name);
  await writeFile(file, "");
  return { isSocket: false, withdraw: () => rm(file, { force: true }) };
};

/** A full queue, or a socket that this user may not use. */
const silent = new Set(["EAGAIN", "EACCES", "EPERM"]);

const isAlive = (folder: string, name: string): Promise<boolean> =>
  withSocketPath(folder, name, async (path) => {
    const socket = connect(path);
    try {
      await once(socket, "connect");
      return true;
    } catch (error) {
      return silent.has((error as NodeJS.ErrnoException).code ?? "");
    } finally {
      socket.destroy();
    }
  });

/** Claims the folder, or returns the pid of the process that has it. */
const claim = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = `lock-${process.pid}-${randomBytes(8).toString("hex")}`;
  const claimed = await publish(folder, own).catch(() => publishFile(folder, own));
  for (const name of await readdir(folder)) {
    const [, pid] = /^lock-(\d+)-/.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if (await isAlive(folder, name)) {
      await claimed.withdraw();
      return Number(pid);
    }
    await rm(join(folder, name), { force: true });
  }
  return claimed;
};

/** Locks the folder until the scope closes; creates it when it does not exist. */
export const lockFolder = Effect.fn("lockFolder")(function* (folder: string) {
  const unusable = (cause: unknown) => new DataFolderUnusable({ folder: resolve(folder), cause });
  const tryLock = Effect.gen(function* () {
    const claimed = yield* Effect.tryPromise({ try: () => claim(folder), catch: unusable }).pipe(
      Effect.timeoutFail({
        duration: "8 seconds",
        onTimeout: () => unusable(new Error("it does not answer")),
      }),
    );
    if (typeof claimed !== "number") return claimed;
    return yield* new DataFolderInUse({ folder: resolve(folder), pid: claimed });
  });
  // Two processes that start at the same time may both withdraw.
  const locked = Effect.retry(tryLock, {
    times: 2,
    schedule: Schedule.jittered(Schedule.spaced("150 millis")),
    while: ({ _tag }) => _tag === "DataFolderInUse",
  });
  // Interruptible, unlike `acquireRelease`: a file system that hangs must not keep the process from ending.
  const { isSocket } = yield* Effect.uninterruptibleMask((restore) =>
    Effect.tap(restore(locked), ({ withdraw }) => Effect.addFinalizer(() => Effect.promise(withdraw))),
  );
  if (!isSocket) {
    yield* Effect.logWarning(
      `The file system of ${resolve(folder)} holds no sockets: another process that uses this folder is not noticed`,
    );
  }
});
