/** The contract as pages, below `/docs`: files of the console's build, so that every host of the console has them. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { siteFiles } from "../docs/site/pages.ts";
import { oldestBrowsers } from "../oldestBrowsers.ts";
import { withIntegrity } from "./integrity.ts";

const scriptFile = fileURLToPath(new URL("../docs/site/docs.ts", import.meta.url));

export const contractPages = async (): Promise<ReadonlyMap<string, string>> => {
  const options = { target: `chrome${oldestBrowsers.chrome}`, sourcemap: false };
  const { code } = await transformWithOxc(await readFile(scriptFile, "utf8"), scriptFile, options);
  return siteFiles(code);
};

export const writeContractPages = async (dist: string): Promise<void> => {
  const folder = join(dist, "docs");
  const pages = await contractPages();
  for (const [name, content] of pages) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  for (const [name, content] of pages)
    if (name.endsWith(".html"))
      await writeFile(join(folder, name), await withIntegrity(content, dist, "/docs/"));
};
