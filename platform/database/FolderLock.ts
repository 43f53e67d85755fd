/**
 * Allows one process per data folder: PGlite does not lock its files, and two processes on them lose data.
 *
 * A process claims the folder by a file named after its pid and start time, then looks for claims of other running
 * processes and withdraws if it finds one. The name is unique to the process, so removing the claim of a dead process
 * never removes that of a running one, and a reused pid does not keep the folder locked. Machines or containers that
 * share the folder do not see each other's processes.
 */
import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Data, Effect, Schedule } from "effect";

export class DataFolderInUse extends Data.TaggedError("DataFolderInUse")<{
  readonly folder: string;
  readonly pid: number;
}> {
  override get message() {
    return `The data folder ${this.folder} is in use by process ${this.pid}. Stop that process, or set DATA_DIR to another folder.`;
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

const claimName = /^lock-(\d+)-(\w+)$/;

const otherClaims = async (folder: string, own: string) => {
  const running: Array<number> = [];
  for (const name of await readdir(folder)) {
    const [, pid, start] = claimName.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if ((await startOf(Number(pid))) === start) running.push(Number(pid));
    else await rm(join(folder, name), { force: true });
  }
  return running;
};

/** Claims the folder, or returns the pid of the process that has it. */
const claim = async (folder: string, own: string): Promise<number | undefined> => {
  const file = join(folder, own);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(file)) return process.pid;
  writeFileSync(file, "");
  const [pid] = await otherClaims(folder, own);
  if (pid !== undefined) await rm(file);
  return pid;
};

/** Locks the folder until the scope closes; creates it when it does not exist. */
export const lockFolder = Effect.fn("lockFolder")(function* (folder: string) {
  const own = `lock-${process.pid}-${yield* Effect.promise(() => startOf(process.pid))}`;
  const tryLock = Effect.gen(function* () {
    const pid = yield* Effect.tryPromise({
      try: () => claim(folder, own),
      catch: (cause) => new DataFolderUnusable({ folder: resolve(folder), cause }),
    });
    if (pid !== undefined) return yield* new DataFolderInUse({ folder: resolve(folder), pid });
  });
  yield* Effect.acquireRelease(
    // Two processes that start at the same time may both withdraw.
    Effect.retry(tryLock, { times: 2, schedule: Schedule.jittered(Schedule.spaced("150 millis")) }),
    () => Effect.promise(() => rm(join(folder, own), { force: true })),
  );
});
