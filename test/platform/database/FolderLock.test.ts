import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Effect, Option } from "effect";
import { transformWithOxc } from "vite";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { lockFolder } from "#platform/database/FolderLock.ts";
import { loggedTo } from "#test/support/loggedTo.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const lock = () => Effect.runPromise(Effect.scoped(Effect.either(lockFolder(folder))));

/** As a container does: the command is process 1 in a namespace of its own, and ends with its parent. */
const container = ["unshare", "--pid", "--net", "--fork", "--mount-proc", "--kill-child"];
const canContain = spawnSync("unshare", [...container.slice(1), "true"]).status === 0;
if (!canContain)
  console.warn("Not in containers: the lock between processes, as this user may not make a namespace");

/** Another process, in a container if possible, that locks the folder until it is killed. */
const holder = async () => {
  const path = "platform/database/FolderLock.ts";
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  const script = `${code}
    const locked = Effect.zipRight(lockFolder(${JSON.stringify(folder)}), Effect.sync(() => console.log("locked")));
    await Effect.runPromise(Effect.scoped(Effect.zipRight(locked, Effect.never)));`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  const command = canContain ? [...container, ...node] : node;
  const [program = "", ...args] = command;
  const child = spawn(program, args);
  await once(child.stdout, "data");
  return child;
};

it("a folder that another process or container uses is refused by an error with its pid and path; once that is killed, at most one of many that start at once locks it", async () => {
  const child = await holder();
  const result = await lock();
  expect(result).toMatchObject({ left: { _tag: "DataFolderInUse", pid: canContain ? 1 : child.pid } });
  expect(String(result)).toContain(folder);
  child.kill("SIGKILL");
  await once(child, "close");
  let held = 0;
  const hold = Effect.acquireUseRelease(
    Effect.sync(() => (held += 1)),
    (now) => Effect.as(Effect.sleep("500 millis"), now),
    () => Effect.sync(() => (held -= 1)),
  );
  const attempts = Array.from({ length: 8 }, () =>
    Effect.option(Effect.scoped(Effect.zipRight(lockFolder(folder), hold))),
  );
  const locked = await Effect.runPromise(Effect.all(attempts, { concurrency: "unbounded" }));
  expect(locked.flatMap(Option.toArray).every((holders) => holders === 1)).toBe(true);
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it.runIf(process.platform === "linux")("a path may be longer than the address of a socket", async () => {
  const long = join(folder, "a".repeat(120));
  const read = Effect.promise(() => readdir(long, { withFileTypes: true }));
  const claims = Effect.scoped(Effect.zipRight(lockFolder(long), read));
  const warnings: Array<string> = [];
  const entries = await Effect.runPromise(Effect.provide(claims, loggedTo(warnings)));
  expect(entries.map((entry) => entry.isSocket())).toEqual([true]);
  expect(warnings).toEqual([]);
});

it("a claim for which no process answers does not count, whatever its pid, as that in a copy of a folder in use", async () => {
  await writeFile(join(folder, `lock-${process.ppid}-1`), "");
  expect(await lock()).toMatchObject({ _tag: "Right" });
  expect(await readdir(folder)).toEqual([]);
});

it("an unusable folder is named together with DATA_DIR", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const result = await Effect.runPromise(Effect.scoped(Effect.flip(lockFolder(file))));
  expect(result._tag).toBe("DataFolderUnusable");
  expect(result.message).toMatch(new RegExp(`${file}.*DATA_DIR`));
});
