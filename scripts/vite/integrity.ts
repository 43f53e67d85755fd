/**
 * Subresource Integrity: hashes of the scripts and styles that a document loads by tags, and an import map with those of
 * all modules, which the browser checks however a module is imported (docs/decisions/0028).
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const hashOf = (content: string | Buffer, algorithm: "sha256" | "sha384"): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

const assetTag = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.(?:js|css))"[^>]*>/g;

/** Adds Subresource Integrity to scripts and styles. @param folder - The document's, in the build. */
export const withIntegrity = async (html: string, dist: string, folder = "/"): Promise<string> => {
  const hashes = new Map<string, string>();
  for (const [, path] of html.matchAll(assetTag)) {
    if (path === undefined) continue;
    const { pathname } = new URL(path, `file://${folder}`);
    hashes.set(path, hashOf(await readFile(join(dist, pathname)), "sha384"));
  }
  return html.replaceAll(assetTag, (element, path: string) =>
    element.replace(/\/?>$/, ` integrity="${hashes.get(path) ?? ""}">`),
  );
};

/** SHA-256, since the document grows by each hash. */
export const importMapTag = async (dist: string): Promise<string> => {
  const scripts = (await readdir(join(dist, "assets"))).filter((file) => file.endsWith(".js")).toSorted();
  const hashes = scripts.map(
    async (file) =>
      [`/assets/${file}`, hashOf(await readFile(join(dist, "assets", file)), "sha256")] as const,
  );
  const map = { integrity: Object.fromEntries(await Promise.all(hashes)) };
  return `<script type="importmap">${JSON.stringify(map)}</script>`;
};

/** What a Content-Security-Policy needs to allow the document's import map. */
export const importMapHash = (html: string): string => {
  const [, map] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  if (map === undefined) throw new Error("The document has no import map");
  return hashOf(map, "sha256");
};
