/** Builds the console and the platform; with --if-needed only when one of their sources has changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const inputs = [
  "src",
  "schemas",
  "platform",
  "public",
  "docs/contract/openapi.json",
  "scripts/vite",
  "app.html",
  "index.html",
  "package-lock.json",
  "vite.config.ts",
];
const outputs = ["dist/index.html", "dist-platform/main.js", "node_modules/.cache/console-manifest.json"];
const stamp = join(root, "dist-platform/built-from");

/** A hash of contents, not of times: a fresh clone or another branch has new times on the same contents. */
const fingerprint = () => {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path];
    for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** @param {string} current */
const isUpToDate = (current) =>
  outputs.every((output) => existsSync(join(root, output))) &&
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === current;

/** Whether the output is up to date. */
export const isBuilt = () => isUpToDate(fingerprint());

/** @param {{ ifNeeded: boolean }} options */
export const build = ({ ifNeeded }) => {
  const current = fingerprint();
  if (ifNeeded && isUpToDate(current)) return;
  if (ifNeeded) console.log("Building the console and the platform …");
  rmSync(stamp, { force: true });
  const { status, signal } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", ifNeeded ? "error" : "info"],
    // Another NODE_ENV, from a shell or a test, would build what developers run.
    { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) {
    console.error(`The build failed${signal === null ? "" : ` (${signal})`}.`);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, current);
};

// The real path: import.meta.url has no symbolic links, argv[1] may have some.
if (realpathSync(process.argv[1] ?? ".") === fileURLToPath(import.meta.url)) {
  build({ ifNeeded: process.argv.includes("--if-needed") });
}
