/**
 * `npm run size`: compares what a browser loads for each route, compressed, with the budget in size-budget.json; with
 * --files, file by file. Fonts, images and data are not counted. Also fails if chunks import each other in a circle.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readManifest, scriptsOf } from "./vite/chunks.ts";

interface Budget {
  /** In kilobytes (1024 bytes) of gzip: of all files, and of scripts only. */
  readonly max: { readonly all: number; readonly scripts: number };
  /** Modules that are imported dynamically, beyond those that the page's route names; by their names in the manifest. */
  readonly more?: ReadonlyArray<string>;
}

/** As much of start/startPlan.ts as is needed here. */
interface Plan {
  readonly catalogues: { readonly en: string };
  /** `files`: those that the document itself does not load. */
  readonly pages: ReadonlyArray<{ readonly path: string; readonly files: ReadonlyArray<string> }>;
}

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const manifest = readManifest();
const [, plan = ""] = /id="start-plan">(.*?)<\/script>/.exec(read(join(dist, "app.html"))) ?? [];
const { catalogues, pages } = JSON.parse(plan) as Plan;
const { "other pages": usual, ...own } = JSON.parse(
  read(fileURLToPath(new URL("size-budget.json", import.meta.url))),
) as Readonly<Record<string, Budget>> & { readonly "other pages": Budget };

const paths = pages.map(({ path }) => path.replaceAll(/\$(\w+)/g, "{$1}"));
/** A page without a budget of its own has that of other pages. */
const budgets = { ...Object.fromEntries(paths.map((path) => [path, usual])), ...own };

/** A document with its scripts, preloaded modules and styles. */
const filesOfDocument = (document: string): ReadonlyArray<string> => {
  const html = read(join(dist, document));
  return [
    `/${document}`,
    ...[...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file),
  ];
};

/** In kilobytes, as the build has written it; it writes no form that is not smaller. */
const compressed = (file: string) => {
  const path = join(dist, file);
  const { size } = statSync(`${path}.gz`, { throwIfNoEntry: false }) ?? statSync(path);
  return { file, size: size / 1024 };
};

/** A budget may be named `path, state`. */
const filesOf = (name: string, more: ReadonlyArray<string> = []) => {
  if (name === "/") return filesOfDocument("index.html");
  const page = pages[paths.indexOf(name.split(", ", 1)[0] ?? "")];
  const own = [catalogues.en, ...(page?.files ?? [])];
  return [...filesOfDocument("app.html"), ...own, ...more.flatMap((module) => scriptsOf(manifest, module))];
};

const measure = (files: ReadonlySet<string>) => {
  const sizes = [...files].map(compressed).toSorted((a, b) => b.size - a.size);
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0);
  return { all: sum(sizes), scripts: sum(sizes.filter(({ file }) => file.endsWith(".js"))), sizes };
};

const kilobytes = (size: number) => size.toFixed(1).padStart(7);

console.log(`${"kB of gzip".padEnd(32)}    all     max  scripts     max  files`);
for (const [name, { more, max }] of Object.entries(budgets)) {
  const { all, scripts, sizes } = measure(new Set(filesOf(name, more)));
  const isOver = all > max.all || scripts > max.scripts;
  const numbers = [all, max.all, scripts, max.scripts].map(kilobytes).join(" ");
  console.log(
    `${name.padEnd(32)} ${numbers} ${String(sizes.length).padStart(6)}${isOver ? "  over budget" : ""}`,
  );
  if (isOver) process.exitCode = 1;
  if (!process.argv.includes("--files")) continue;
  for (const { file, size } of sizes) console.log(`${kilobytes(size).padStart(40)}  ${file}`);
}

// One of them would run before what it reads from the other.
for (const [name, { file, imports = [] }] of Object.entries(manifest)) {
  const circle = imports.filter((next) => scriptsOf(manifest, next).includes(`/${file}`));
  if (circle.length === 0) continue;
  console.log(`Chunks import each other: ${name}, ${circle.join(", ")}`);
  process.exitCode = 1;
}
