/** `npm run configure -- <config.json>`: puts a configuration into dist/, and its `appName` into the welcome page. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Either } from "effect";
import { namedDocument } from "#platform/server/namedDocument.ts";
import { readConfigFile } from "./configFile.ts";
import { writeCompressed } from "./writeCompressed.ts";

export const configure = async (file: string, dist: string): Promise<void> => {
  const { appName } = Either.getOrThrowWith(readConfigFile(file), (problem) => new Error(problem));
  const page = join(dist, "index.html");
  const document = await readFile(page, "utf8").catch(() => {
    throw new Error(`${page} cannot be read: "npm run build" writes it`);
  });
  await writeFile(page, namedDocument(document, appName));
  await Promise.all([writeCompressed(page), copyFile(file, join(dist, "config.json"))]);
};

if (import.meta.filename === process.argv[1]) {
  const [file, ...more] = process.argv.slice(2);
  const configured =
    file === undefined || more.length > 0
      ? Promise.reject(new Error("Name one file, with spaces in quotes"))
      : configure(file, "dist");
  await configured.catch(({ message }: Error) => {
    console.error(`${message}\nnpm run configure -- config.json`);
    process.exitCode = 1;
  });
}
