import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect } from "effect";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "#platform/database/FolderLock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wellbeing-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const lock = () => Effect.runPromise(Effect.scoped(Effect.either(lockFolder(folder))));

/** A process that locks the folder as the platform does, and keeps it. */
const holder = async () => {
  const module = new URL("../../../platform/database/FolderLock.ts", import.meta.url).href;
  const script = `
    import { Effect } from "effect";
    import { lockFolder } from ${JSON.stringify(module)};
    const locked = Effect.zipRight(lockFolder(${JSON.stringify(folder)}), Effect.sync(() => console.log("locked")));
    await Effect.runPromise(Effect.scoped(Effect.zipRight(locked, Effect.never)));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  return child;
};

it("refuses a folder that another process holds, and names both", async () => {
  const child = await holder();
  const result = await lock();
  expect(result).toMatchObject({ left: { _tag: "DataFolderInUse", pid: child.pid } });
  expect(String(result)).toContain(folder);
  child.kill("SIGKILL");
  await once(child, "exit");
});

it("takes the folder over from a process that was killed", async () => {
  const child = await holder();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("takes the folder over when the pid belongs to another program by now", async () => {
  await writeFile(join(folder, `lock-${process.ppid}-1`), "");
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("takes the folder over when the claim was made before the machine was started anew", async () => {
  await Effect.runPromise(
    Effect.scoped(
      Effect.zipRight(
        lockFolder(folder),
        Effect.promise(async () => {
          const [own = ""] = await readdir(folder);
          await rename(join(folder, own), join(folder, own.replace(/_.*/, "_earlier")));
        }),
      ),
    ),
  );
  expect(await lock()).toMatchObject({ _tag: "Right" });
  expect(await readdir(folder)).toEqual([]);
});

it("names the folder and the variable when the folder cannot be made", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const result = await Effect.runPromise(Effect.scoped(Effect.flip(lockFolder(file))));
  expect(result._tag).toBe("DataFolderUnusable");
  expect(result.message).toMatch(new RegExp(`${file}.*DATA_DIR`));
});

it("refuses the folder to its own process a second time", async () => {
  const twice = Effect.zipRight(lockFolder(folder), Effect.flip(lockFolder(folder)));
  expect(await Effect.runPromise(Effect.scoped(twice))).toMatchObject({ pid: process.pid });
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("leaves nothing behind", async () => {
  await lock();
  expect(await readdir(folder)).toEqual([]);
});
