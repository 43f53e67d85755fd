/**
 * Vite plugin for `vite build`: builds the console, prerenders the welcome page into index.html, adds integrity
 * hashes to both documents, compresses every file, then builds the platform's server.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { writeBuildInfo } from "./buildInfo.ts";

const integrityHash = async (path: string): Promise<string> =>
  `sha384-${createHash("sha384")
    .update(await readFile(path))
    .digest("base64")}`;

const assetTag = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g;

/** Adds Subresource Integrity to scripts and styles. */
const withIntegrity = async (html: string, dist: string): Promise<string> => {
  const hashes = new Map<string, string>();
  for (const [, path] of html.matchAll(assetTag)) {
    if (path !== undefined) hashes.set(path, await integrityHash(join(dist, path)));
  }
  return html.replaceAll(assetTag, (element, path: string) =>
    element.replace(/\/?>$/, ` integrity="${hashes.get(path) ?? ""}">`),
  );
};

/** src/early.ts sets language and colour mode; browsers that support `blocking` run it before the first paint. */
const earlyScriptTag = async (dist: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { readonly file: string }
  >;
  const file = manifest["src/early.ts"]?.file;
  if (file === undefined) throw new Error("The build has no src/early.ts");
  return `<script type="module" blocking="render" crossorigin src="/${file}"></script>`;
};

const compressible = /\.(?:html|js|css|svg|json|txt)$/;

const compress = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const [gzipped, brotli] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ]);
    if (gzipped.length >= content.length) continue;
    await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)]);
  }
};

const renderWelcome = async (prerendered: string): Promise<string> => {
  const module = (await import(pathToFileURL(join(prerendered, "prerender.js")).href)) as {
    renderWelcome: () => Promise<string>;
  };
  return module.renderWelcome();
};

const finishDocuments = async (dist: string, prerendered: string): Promise<void> => {
  const welcome = await renderWelcome(prerendered);
  const early = await earlyScriptTag(dist);
  for (const document of ["index.html", "app.html"]) {
    const path = join(dist, document);
    const html = (await readFile(path, "utf8"))
      .replace("<!--early-->", () => early)
      .replace("<!--welcome-->", () => welcome);
    await writeFile(path, await withIntegrity(html, dist));
  }
  await writeBuildInfo(dist);
  await compress(dist);
};

export const buildConsole = (): Plugin => ({
  name: "build-console",
  async buildApp(builder) {
    const { client, prerender, platform } = builder.environments;
    if (!client || !prerender || !platform) throw new Error("vite.config.ts must define three environments");
    await builder.build(client);
    await builder.build(prerender);
    const prerendered = prerender.config.build.outDir;
    await finishDocuments(client.config.build.outDir, prerendered);
    await rm(prerendered, { recursive: true });
    await builder.build(platform);
  },
});
