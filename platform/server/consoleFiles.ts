/** Reads the built console once at start, so no request path can reach a file outside of its folder. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lookup } from "mrmime";
import { compressedForms, type Encoding } from "./encoding.ts";
import { namedDocument } from "./namedDocument.ts";

export interface ConsoleFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer | undefined>>>;
}

const typeOf = (name: string) => {
  const type = lookup(name) ?? "application/octet-stream";
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
};

const etagOf = (content: Buffer) => createHash("sha256").update(content).digest("base64url").slice(0, 22);

export const fileOf = (name: string, plain: Buffer, encoded: ConsoleFile["encoded"]): ConsoleFile => ({
  type: typeOf(name),
  etag: etagOf(plain),
  plain,
  encoded,
});

/** Files by their path in the folder, but hidden ones; empty without a folder. `.br` and `.gz` siblings become encodings of their file. */
const readConsoleFiles = async (dir: string) => {
  const folder = resolve(dir);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
  const contents = new Map<string, Buffer>();
  for (const path of paths) {
    const name = path.slice(folder.length);
    if (!name.includes("/.")) contents.set(name, await readFile(path));
  }
  const files = new Map<string, ConsoleFile>();
  for (const [name, plain] of contents) {
    files.set(
      name,
      fileOf(name, plain, { br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) }),
    );
  }
  for (const name of contents.keys()) for (const suffix of [".br", ".gz"]) files.delete(name + suffix);
  return files;
};

/** The files of `readConsoleFiles`, with the application's name in the welcome page. */
export const readNamedConsoleFiles = async (dir: string, appName: string) => {
  const files = await readConsoleFiles(dir);
  const html = files.get("/index.html")?.plain.toString() ?? "";
  const named = namedDocument(html, appName);
  if (named === html) return files;
  const plain = Buffer.from(named);
  return files.set("/index.html", fileOf("/index.html", plain, await compressedForms(plain)));
};
