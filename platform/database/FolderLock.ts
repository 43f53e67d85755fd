/**
 * Allows one process per data folder: PGlite does not lock its files, and two processes on them lose data.
 *
 * A process publishes a claim, then looks for claims of other living processes and withdraws if it finds one. The name of
 * a claim is unique, so removing that of a dead process never removes that of a living one. Whether a process lives is
 * asked by its socket, and where the file system holds none, by its pid and start time. Machines that share the folder do
 * not see each other's processes (docs/guides/operations.md).
 */
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Data, Effect, Schedule } from "effect";
import { answers, publishClaim } from "./claimSocket.ts";

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

/** The start time of a process in the notation of its system; undefined when it does not run. */
const startOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // proc(5): 3 state, 22 starttime
    // The start time is relative to the boot of the machine.
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
    const start = fields[18]?.concat("_", boot.replaceAll(/\W/g, ""));
    return state === "Z" || state === "X" ? undefined : start;
  }
  const ps = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return ps.then(({ stdout }) => stdout.replaceAll(/\W+/g, "") || undefined).catch(() => undefined);
};

/** Equal for equal folders, and another for a copy: a process with a claim in it may use only the original. */
const identityOf = async (folder: string) => {
  const { dev, ino } = await stat(folder, { bigint: true });
  return createHash("sha256").update(`${dev} ${ino}`).digest("hex").slice(0, 12);
};

/** Claims of earlier versions end with the start time, or have no folder. */
const claimName = /^lock-(\d+)-(\w+)(?:-\w+)?(?:-of-(\w+))?$/;

const otherClaims = async (folder: string, own: string) => {
  const running: Array<number> = [];
  const identity = await identityOf(folder);
  for (const name of await readdir(folder)) {
    const [, pid, start, claimed = identity] = claimName.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    const isOfThis = claimed === identity && (await startOf(Number(pid))) === start;
    if (isOfThis || (await answers(folder, name))) running.push(Number(pid));
    else await rm(join(folder, name), { force: true });
  }
  return running;
};

/** Claims the folder, or returns the pid of the process that has it. */
const claim = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const random = randomBytes(4).toString("hex");
  const own = `lock-${process.pid}-${await startOf(process.pid)}-${random}-of-${await identityOf(folder)}`;
  const claimed = await publishClaim(folder, own);
  const [pid] = await otherClaims(folder, own);
  if (pid === undefined) return claimed;
  await claimed.withdraw();
  return pid;
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
      `The file system of ${resolve(folder)} holds no sockets: another container that uses this folder is not noticed`,
    );
  }
});
