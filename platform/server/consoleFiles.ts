/** Reads the built console once at start, so no request path can reach a file outside of its folder. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { lookup } from "mrmime";
import { compressedForms } from "./compressedForms.ts";
import type { Encoding } from "./encoding.ts";
import { namedDocument } from "./namedDocument.ts";

export interface ConsoleFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

const typeOf = (name: string) => {
  const type = lookup(name) ?? "application/octet-stream";
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
};

const etagOf = (content: Buffer) => createHash("sha256").update(content).digest("base64url").slice(0, 22);

const suffixes = { br: ".br", gzip: ".gz" };

/** Files by their path in the folder; empty without a folder. `.br` and `.gz` siblings become encodings of their file. */
const readConsoleFiles = async (dir: string) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path.slice(dir.length), await readFile(path)] as const)),
  );
  const isSibling = (name: string) =>
    Object.values(suffixes).some(
      (suffix) => name.endsWith(suffix) && contents.has(name.slice(0, -suffix.length)),
    );
  return new Map(
    [...contents].flatMap(([name, plain]) => {
      if (isSibling(name)) return [];
      const [br, gzip] = [contents.get(name + suffixes.br), contents.get(name + suffixes.gzip)];
      const file: ConsoleFile = {
        type: typeOf(name),
        etag: etagOf(plain),
        plain,
        encoded: { ...(br && { br }), ...(gzip && { gzip }) },
      };
      return [[name, file] as const];
    }),
  );
};

/** The files of `readConsoleFiles`, with the application's name in the welcome page. */
export const readNamedConsoleFiles = async (dir: string, appName: string) => {
  const files = await readConsoleFiles(dir);
  const page = files.get("/index.html");
  if (page === undefined) return files;
  const html = page.plain.toString();
  const named = namedDocument(html, appName);
  if (named === html) return files;
  const plain = Buffer.from(named);
  return files.set("/index.html", {
    ...page,
    etag: etagOf(plain),
    plain,
    encoded: await compressedForms(plain),
  });
};
