/** Writes `/build-manifest.json` for the running build, and `/latest-build.json` for the published one. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const newsFile = "src/features/updates/news.json";

/** The documents name everything that they load by a hash of its content: equal documents mean equal builds. */
const buildId = async (dist: string): Promise<string> => {
  const hash = createHash("sha256");
  for (const document of ["index.html", "app.html"]) hash.update(await readFile(join(dist, document)));
  return hash.digest("hex").slice(0, 16);
};

export const writeBuildInfo = async (dist: string): Promise<void> => {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { readonly version: string };
  const build = {
    id: await buildId(dist),
    version,
    builtAt: new Date().toISOString(),
    news: JSON.parse(await readFile(newsFile, "utf8")) as unknown,
  };
  for (const name of ["build-manifest.json", "latest-build.json"])
    await writeFile(join(dist, name), `${JSON.stringify(build, undefined, 2)}\n`);
};
