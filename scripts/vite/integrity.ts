/**
 * Subresource Integrity: hashes of the scripts and styles that a document loads by tags. What these load later has none:
 * WebKit takes no hash from an import map for `import()`.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const hashOf = (content: Buffer): string => `sha384-${createHash("sha384").update(content).digest("base64")}`;

const assetTag = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.(?:js|css))"[^>]*>/g;

/** Adds Subresource Integrity to scripts and styles. @param folder - The document's, in the build. */
export const withIntegrity = async (html: string, dist: string, folder = "/"): Promise<string> => {
  const hashes = new Map<string, string>();
  for (const [, path] of html.matchAll(assetTag)) {
    if (path === undefined) continue;
    const { pathname } = new URL(path, `file://${folder}`);
    hashes.set(path, hashOf(await readFile(join(dist, pathname))));
  }
  return html.replaceAll(assetTag, (element, path: string) =>
    element.replace(/\/?>$/, ` integrity="${hashes.get(path) ?? ""}">`),
  );
};
