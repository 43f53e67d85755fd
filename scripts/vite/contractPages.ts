/** The contract as pages, below `/docs`: files of the console's build, so that every host of the console has them. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { sitePages } from "../docs/site/pages.ts";
import { oldestBrowsers } from "../oldestBrowsers.ts";

const searchFile = fileURLToPath(new URL("../docs/site/search.ts", import.meta.url));

export const contractPages = async (): Promise<ReadonlyMap<string, string>> => {
  const options = { target: `chrome${oldestBrowsers.chrome}`, sourcemap: false };
  const { code } = await transformWithOxc(await readFile(searchFile, "utf8"), searchFile, options);
  return sitePages(code);
};

export const writeContractPages = async (dist: string): Promise<void> => {
  for (const [name, content] of await contractPages()) {
    const path = join(dist, "docs", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
};
