/** Vite's list of the console's chunks, and which of them load each other. */
import { readFileSync } from "node:fs";
import type { Manifest } from "vite";

/** Where the build leaves the list, which names all sources: not among the files that a server publishes. */
export const manifestFile = "node_modules/.cache/console-manifest.json";

export const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The scripts of a dynamically imported module: its own chunk, and those that it imports statically. */
export const scriptsOf = (
  manifest: Manifest,
  name: string,
  seen = new Set<string>(),
): ReadonlyArray<string> => {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((next) => scriptsOf(manifest, next, seen))];
};
