/**
 * `npm run size`: compares what a browser loads for each route, compressed, with the budget in size-budget.json; with
 * --files, file by file. Fonts, images and data are not counted.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Manifest } from "vite";

interface Route {
  readonly document: string;
  /** Modules that the route imports dynamically, by their names in the manifest. */
  readonly lazy: ReadonlyArray<string>;
  /** In kilobytes (1024 bytes) of gzip: of all files, and of scripts only. */
  readonly max: { readonly all: number; readonly scripts: number };
}

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const manifest = read(join(dist, ".vite/manifest.json")) as Manifest;
const routes = read(fileURLToPath(new URL("size-budget.json", import.meta.url))) as Readonly<
  Record<string, Route>
>;

/** A document with its scripts, preloaded modules and styles. */
const filesOfDocument = (document: string): ReadonlyArray<string> => {
  const html = readFileSync(join(dist, document), "utf8");
  return [
    document,
    ...[...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file),
  ];
};

/** The files of a chunk and of all its static imports. */
const filesOfChunk = (key: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`size-budget.json names ${key}, which is not in the build`);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((next) => filesOfChunk(next, seen)),
  ];
};

const compressed = (file: string) => {
  const content = readFileSync(join(dist, file));
  return { file, gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
};

const measure = ({ document, lazy }: Route) => {
  const files = new Set([...filesOfDocument(document), ...lazy.flatMap((key) => filesOfChunk(key))]);
  const sizes = [...files].map(compressed);
  const sum = (of: "gzip" | "brotli", some = sizes) =>
    some.reduce((total, size) => total + size[of], 0) / 1024;
  return {
    all: sum("gzip"),
    scripts: sum(
      "gzip",
      sizes.filter(({ file }) => file.endsWith(".js")),
    ),
    brotli: sum("brotli"),
    sizes: sizes.toSorted((a, b) => b.gzip - a.gzip),
  };
};

const kilobytes = (size: number) => size.toFixed(1).padStart(7);

console.log(`${"kB of gzip".padEnd(32)}    all     max  scripts     max   brotli  files`);
for (const [path, route] of Object.entries(routes)) {
  const { all, scripts, brotli, sizes } = measure(route);
  const isOver = all > route.max.all || scripts > route.max.scripts;
  const numbers = [all, route.max.all, scripts, route.max.scripts, brotli].map(kilobytes).join(" ");
  console.log(
    `${path.padEnd(32)} ${numbers} ${String(sizes.length).padStart(6)}${isOver ? "  over budget" : ""}`,
  );
  if (isOver) process.exitCode = 1;
  if (!process.argv.includes("--files")) continue;
  for (const { file, gzip } of sizes) console.log(`${kilobytes(gzip / 1024).padStart(40)}  ${file}`);
}
