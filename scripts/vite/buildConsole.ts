/**
 * Vite plugin for `vite build`: the console, then its welcome page prerendered into index.html, integrity on what the
 * documents load, everything compressed once, then the platform's server.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { writeBuildInfo } from "./buildInfo.ts";

const prerendered = "node_modules/.cache/prerender";

const integrityOf = async (path: string): Promise<string> =>
  `sha384-${createHash("sha384")
    .update(await readFile(path))
    .digest("base64")}`;

const tag = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g;

/** Scripts and styles are named with the hash of what they must be (Subresource Integrity). */
const withIntegrity = async (html: string, dist: string): Promise<string> => {
  const hashes = new Map<string, string>();
  for (const [, path] of html.matchAll(tag)) {
    if (path !== undefined) hashes.set(path, await integrityOf(join(dist, path)));
  }
  return html.replaceAll(tag, (element, path: string) =>
    element.replace(/\/?>$/, ` integrity="${hashes.get(path) ?? ""}">`),
  );
};

/** The early script decides language and mode; where a browser knows `blocking`, before the first paint. */
const earlyScript = async (dist: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { readonly file: string }
  >;
  const file = manifest["src/early.ts"]?.file;
  if (file === undefined) throw new Error("The build has no early script");
  return `<script type="module" blocking="render" crossorigin src="/${file}"></script>`;
};

const compressible = /\.(?:html|js|css|svg|json|txt)$/;

const compress = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const [small, smaller] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    ]);
    if (small.length >= content.length) continue;
    await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
  }
};

const renderWelcome = async (): Promise<string> => {
  const module = (await import(pathToFileURL(join(prerendered, "prerender.js")).href)) as {
    renderWelcome: () => Promise<string>;
  };
  return module.renderWelcome();
};

const finish = async (dist: string): Promise<void> => {
  const welcome = await renderWelcome();
  const early = await earlyScript(dist);
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
    if (!client || !prerender || !platform) throw new Error("vite.config.ts names three environments");
    await builder.build(client);
    await builder.build(prerender);
    await finish(client.config.build.outDir);
    await rm(prerendered, { recursive: true });
    await builder.build(platform);
  },
});
