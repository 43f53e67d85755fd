/** /dev/icons has a sample of every component of src/ui. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const at = (path: string) => fileURLToPath(new URL(`../../../src/${path}`, import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));

const imported = (source: string) =>
  [...source.matchAll(/["'](?:#src\/ui|\.{1,2})\/([\w/-]+\.tsx)["']/g)].map(([, file]) =>
    basename(file ?? ""),
  );

it("every component of src/ui has a sample, directly or inside another component", () => {
  const sources = new Map(
    filesIn("ui").map((file) => [basename(file), readFileSync(at(`ui/${file}`), "utf8")] as const),
  );
  const shown = new Set<string>();
  const show = (file: string) => {
    const source = sources.get(file);
    if (source === undefined || shown.has(file)) return;
    shown.add(file);
    for (const part of imported(source)) show(part);
  };
  const gallery = filesIn("features/icons").map((file) => readFileSync(at(`features/icons/${file}`), "utf8"));
  for (const file of gallery.flatMap(imported)) show(file);
  expect([...sources.keys()].filter((file) => !shown.has(file))).toEqual([]);
});
