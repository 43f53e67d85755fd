/**
 * One process per data folder: PGlite does not lock its files, and two processes on them lose data.
 *
 * A process claims the folder by a file named after its pid and its start time, then looks for other claims and
 * withdraws if one of them lives. The name belongs to one process for ever, so that removing the claim of a dead
 * process can never hit a living one, and a pid that is in use again by another program does not keep the folder.
 * Machines or containers that share the folder do not see each other's processes.
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

/** When a process started, in its system's own notation; undefined when it does not run (any more). */
const startOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // proc(5): 3 state, 22 starttime
    // Counted from the machine's start, of which there are several.
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
    const start = fields[18]?.concat("_", boot.replaceAll(/\W/g, ""));
    return state === "Z" || state === "X" ? undefined : start;
  }
  const ps = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return ps.then(({ stdout }) => stdout.replaceAll(/\W+/g, "") || undefined).catch(() => undefined);
};

const claimName = /^lock-(\d+)-(\w+)$/;

const rivals = async (folder: string, own: string) => {
  const living: Array<number> = [];
  for (const name of await readdir(folder)) {
    const [, pid, start] = claimName.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if ((await startOf(Number(pid))) === start) living.push(Number(pid));
    else await rm(join(folder, name), { force: true });
  }
  return living;
};

/** Claims the folder, or gives the pid of the process that has it. */
const claim = async (folder: string, own: string): Promise<number | undefined> => {
  const file = join(folder, own);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(file)) return process.pid;
  writeFileSync(file, "");
  const [pid] = await rivals(folder, own);
  if (pid !== undefined) await rm(file);
  return pid;
};

/** Holds the folder (made if need be) until the scope closes. */
export const lockFolder = Effect.fn("lockFolder")(function* (folder: string) {
  const own = `lock-${process.pid}-${yield* Effect.promise(() => startOf(process.pid))}`;
  const hold = Effect.gen(function* () {
    const pid = yield* Effect.tryPromise({
      try: () => claim(folder, own),
      catch: (cause) => new DataFolderUnusable({ folder: resolve(folder), cause }),
    });
    if (pid !== undefined) return yield* new DataFolderInUse({ folder: resolve(folder), pid });
  });
  yield* Effect.acquireRelease(
    // Two processes that start at once may both withdraw.
    Effect.retry(hold, { times: 2, schedule: Schedule.jittered(Schedule.spaced("150 millis")) }),
    () => Effect.promise(() => rm(join(folder, own), { force: true })),
  );
});
