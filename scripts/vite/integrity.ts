/**
 * Subresource Integrity: hashes of the scripts and styles that a document loads by tags. What these load later has none:
 * WebKit takes no hash from an import map for `import()`.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const assetTag = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^":]+\.(?:js|css))"[^>]*>/g;

/** Adds Subresource Integrity to scripts and styles. @param folder - The document's, in the build. */
export const withIntegrity = (html: string, dist: string, folder = "/"): string =>
  html.replaceAll(assetTag, (element, path: string) => {
    const { pathname } = new URL(path, `file://${folder}`);
    const hash = createHash("sha384")
      .update(readFileSync(join(dist, pathname)))
      .digest("base64");
    return element.replace(/\/?>$/, ` integrity="sha384-${hash}">`);
  });
