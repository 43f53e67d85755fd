/**
 * Vite plugin for `vite build`: builds the console, prerenders the welcome page into index.html and the frame into
 * app.html, adds integrity hashes to both and the contract's pages, compresses every file, then builds the platform's
 * server.
 */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { languages } from "#schemas/languages.ts";
import { oldestBrowsers } from "../oldestBrowsers.ts";
import { writeCompressed } from "../writeCompressed.ts";
import { manifestFile, readManifest, scriptsOf } from "./chunks.ts";
import { writeContractPages } from "./contractPages.ts";
import { withIntegrity } from "./integrity.ts";
import { news } from "./news.ts";

/** The documents name everything that they load by a hash of its content: equal documents mean equal builds. */
export const buildId = async (dist: string): Promise<string> => {
  const hash = createHash("sha256");
  for (const document of ["index.html", "app.html"]) hash.update(await readFile(join(dist, document)));
  return hash.digest("hex").slice(0, 16);
};

const writeBuildInfo = async (dist: string): Promise<void> => {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { readonly version: string };
  const build = {
    id: await buildId(dist),
    version,
    builtAt: new Date().toISOString(),
    news,
  };
  for (const name of ["build-manifest.json", "latest-build.json"])
    await writeFile(join(dist, name), `${JSON.stringify(build, undefined, 2)}\n`);
};

/** What src/prerender/prerender.tsx exports. Types of src would bring its compiler options here. */
interface Prerendered {
  readonly startPlanId: string;
  readonly consoleScriptsId: string;
  readonly renderWelcome: () => Promise<string>;
  readonly renderConfigErrors: () => Promise<string>;
  readonly renderBrowserTooOld: (versions: typeof oldestBrowsers) => Promise<string>;
  readonly renderNoScript: () => Promise<string>;
  readonly renderLogo: () => string;
  readonly renderNotStarted: () => Promise<string>;
  readonly renderTemplates: () => Promise<string>;
  readonly describePages: () => Promise<ReadonlyArray<{ readonly code: ReadonlyArray<string> }>>;
}

const assetNamed = (name: RegExp, files: ReadonlyArray<string>): string => {
  const file = files.find((file) => name.test(file));
  if (file === undefined) throw new Error(`The build has no ${String(name)}`);
  return `/assets/${file}`;
};

/** A classic script, which blocks the parser: it sets the document's look before anything is painted. */
const earlyScriptTag = (files: ReadonlyArray<string>): string =>
  `<script crossorigin src="${assetNamed(/^early-.*\.js$/, files)}"></script>`;

/** Without it, the browser requests the font only when the first text is laid out, in the fallback font. */
const fontTag = (files: ReadonlyArray<string>): string =>
  `<link rel="preload" href="${assetNamed(/^inter-latin-wght-.*\.woff2$/, files)}" as="font" type="font/woff2" crossorigin>`;

const compressible = /\.(?:html|js|css|svg|json|txt|yaml|d\.ts)$/;

const compress = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    await writeCompressed(path);
  }
};

/** What the early script starts, as data in app.html. The document itself loads what is in `html`. */
const startPlanTag = async (html: string, prerendered: Prerendered): Promise<string> => {
  const manifest = readManifest();
  const scripts = (name: string) => scriptsOf(manifest, name).filter((file) => !html.includes(file));
  const catalogueOf = (language: string) => scripts(`virtual:catalogue.${language}.js`)[0];
  const pages = await prerendered.describePages();
  const plan = {
    catalogues: Object.fromEntries(languages.map((language) => [language, catalogueOf(language)])),
    pages: pages.map(({ code, ...page }) => ({ ...page, files: [...new Set(code.flatMap(scripts))] })),
  };
  return `<script type="application/json" id="${prerendered.startPlanId}">${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script>`;
};

/** Vite's tag of a document's script. */
const entryTag = /<script type="module" crossorigin src="(\/assets\/(?:app|index)-[^"]+\.js)"><\/script>/;

/** Vite's tags of a document's script and of the parts that it imports. */
const startTags = new RegExp(`${entryTag.source}(?:\\s*<link rel="modulepreload"[^>]*>)*`);

/**
 * The document fetches the console's scripts, after what paints the frame. The early script starts them from a template,
 * one after the other, each after those that it imports.
 */
const startScripts = (id: string) => (tags: string) => {
  const [entry, ...imported] = [...tags.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  const scripts = [...imported, entry];
  const links = scripts.map(
    (path) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}">`,
  );
  const started = scripts.map((path) => `<script type="module" crossorigin src="${path}"></script>`);
  return `${links.join("\n    ")}<template id="${id}">${started.join("")}</template>`;
};

/** The icon as an address with its content: one request less. */
const iconAddress = async (dist: string): Promise<string> => {
  const icon = await readFile(join(dist, "favicon.svg"));
  return `href="data:image/svg+xml;base64,${icon.toString("base64")}"`;
};

/** Vite lists the licences of modules, not that of a font. */
const addFontNotice = async (folder: string): Promise<void> => {
  const font = "@fontsource-variable/inter";
  const text = await readFile(`node_modules/${font}/LICENSE`, "utf8");
  await appendFile(join(folder, "third-party-notices.txt"), `\n## ${font}\n\n${text}`);
};

type Insertion = (found: string, html: string) => string | Promise<string>;

/** What replaces marks in each document, and the tag of its script. */
const insertionsIn = async (
  dist: string,
  prerendered: Prerendered,
): Promise<Readonly<Record<string, ReadonlyArray<readonly [mark: string | RegExp, Insertion]>>>> => {
  const assets = await readdir(join(dist, "assets"));
  const font = ["<!--font-->", () => fontTag(assets)] as const;
  const browserTooOld = [
    "<!--browser-too-old-->",
    () => prerendered.renderBrowserTooOld(oldestBrowsers),
  ] as const;
  const icon = ['href="/favicon.svg"', () => iconAddress(dist)] as const;
  return {
    "index.html": [
      browserTooOld,
      icon,
      font,
      ["<!--welcome-->", () => prerendered.renderWelcome()],
      ["<!--templates-->", () => prerendered.renderConfigErrors()],
      // Render-blocking, since the script sets the document's look.
      [entryTag, (tag) => tag.replace("<script", '<script blocking="render"')],
    ],
    "app.html": [
      browserTooOld,
      icon,
      font,
      ["<!--early-->", () => earlyScriptTag(assets)],
      ["<!--no-script-->", () => prerendered.renderNoScript()],
      ["<!--logo-->", () => prerendered.renderLogo()],
      ["<!--not-started-->", () => prerendered.renderNotStarted()],
      ["<!--templates-->", () => prerendered.renderTemplates()],
      ["<!--start-plan-->", (_mark, html) => startPlanTag(html, prerendered)],
      [startTags, startScripts(prerendered.consoleScriptsId)],
    ],
  };
};

const finishDocuments = async (dist: string, prerendered: Prerendered): Promise<void> => {
  for (const [document, insertions] of Object.entries(await insertionsIn(dist, prerendered))) {
    const path = join(dist, document);
    let html = await readFile(path, "utf8");
    for (const [mark, insertion] of insertions) {
      const [found] = html.match(mark) ?? [];
      if (found === undefined) throw new Error(`${document} has no ${String(mark)}`);
      const inserted = await insertion(found, html);
      html = html.replace(found, () => inserted);
    }
    await writeFile(path, withIntegrity(html, dist));
  }
  await writeBuildInfo(dist);
  await writeContractPages(dist);
  await addFontNotice(dist);
  await compress(dist);
};

export const buildConsole = (): Plugin => ({
  name: "build-console",
  async buildApp(builder) {
    const { client, welcome, early, prerender, platform } = builder.environments;
    if (!client || !welcome || !early || !prerender || !platform)
      throw new Error("vite.config.ts must define five environments");
    await builder.build(client);
    const dist = client.config.build.outDir;
    await mkdir(dirname(manifestFile), { recursive: true });
    await rename(join(dist, ".vite/manifest.json"), manifestFile);
    await rm(join(dist, ".vite"), { recursive: true });
    await builder.build(welcome);
    await builder.build(early);
    await builder.build(prerender);
    const prerendered = prerender.config.build.outDir;
    const module = (await import(pathToFileURL(join(prerendered, "prerender.js")).href)) as Prerendered;
    await finishDocuments(dist, module);
    await rm(prerendered, { recursive: true });
    await builder.build(platform);
    await addFontNotice(platform.config.build.outDir);
  },
});
