/** The id of a build, by which an open console learns of an update. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildId } from "#scripts/vite/buildConsole.ts";

it("a build has another id when either of its documents has changed, and only then", async () => {
  const dist = await mkdtemp(join(tmpdir(), "build-"));
  const idOf = async (welcome: string, app: string) => {
    await writeFile(join(dist, "index.html"), welcome);
    await writeFile(join(dist, "app.html"), app);
    return buildId(dist);
  };
  const first = await idOf("welcome", "console");
  const others = [await idOf("welcome", "console 2"), await idOf("welcome 2", "console")];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await idOf("welcome", "console")).toBe(first);
  await rm(dist, { recursive: true });
});
