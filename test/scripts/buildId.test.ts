/** The id of a build, by which an open console learns of an update. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildId } from "#scripts/vite/buildConsole.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

it("a build has another id when either of its documents has changed, and only then", async () => {
  const dist = temporaryFolder(onTestFinished);
  const idOf = async (welcome: string, app: string) => {
    await writeFile(join(dist, "index.html"), welcome);
    await writeFile(join(dist, "app.html"), app);
    return buildId(dist);
  };
  const first = await idOf("welcome", "console");
  const others = [await idOf("welcome", "console 2"), await idOf("welcome 2", "console")];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await idOf("welcome", "console")).toBe(first);
});
