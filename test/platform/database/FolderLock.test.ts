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

/** Another process that locks the folder until it is killed. */
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

it("a folder that another process uses is refused by an error with its pid and path", async () => {
  const child = await holder();
  const result = await lock();
  expect(result).toMatchObject({ left: { _tag: "DataFolderInUse", pid: child.pid } });
  expect(String(result)).toContain(folder);
  child.kill("SIGKILL");
  await once(child, "exit");
});

it("the folder of a killed process is free", async () => {
  const child = await holder();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("a claim whose pid now belongs to another program does not count", async () => {
  await writeFile(join(folder, `lock-${process.ppid}-1`), "");
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("a claim from before a reboot does not count", async () => {
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

it("an unusable folder is named together with DATA_DIR", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const result = await Effect.runPromise(Effect.scoped(Effect.flip(lockFolder(file))));
  expect(result._tag).toBe("DataFolderUnusable");
  expect(result.message).toMatch(new RegExp(`${file}.*DATA_DIR`));
});

it("a process cannot lock the same folder twice", async () => {
  const twice = Effect.zipRight(lockFolder(folder), Effect.flip(lockFolder(folder)));
  expect(await Effect.runPromise(Effect.scoped(twice))).toMatchObject({ pid: process.pid });
  expect(await lock()).toMatchObject({ _tag: "Right" });
});

it("closing the scope removes the claim", async () => {
  await lock();
  expect(await readdir(folder)).toEqual([]);
});
