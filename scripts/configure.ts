/** `npm run configure -- <config.json>`: puts a configuration into dist/, and its `appName` into the welcome page. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { namedDocument } from "#platform/server/namedDocument.ts";
import { writeCompressed } from "./writeCompressed.ts";

export const configure = async (file: string, dist: string): Promise<void> => {
  const { appName } = JSON.parse(await readFile(file, "utf8")) as { readonly appName?: unknown };
  if (typeof appName !== "string" || appName === "") throw new Error(`${file} has no appName`);
  const page = join(dist, "index.html");
  await writeFile(page, namedDocument(await readFile(page, "utf8"), appName));
  await Promise.all([writeCompressed(page), copyFile(file, join(dist, "config.json"))]);
};

const [file] = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) {
  if (file === undefined) throw new Error("Name the file: npm run configure -- config.json");
  await configure(file, "dist");
}
