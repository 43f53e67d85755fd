/** The build does not depend on the path of the clone. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isBuilt } from "#scripts/build.mjs";

const root = join(import.meta.dirname, "../../..");

const inputs = [
  "app.html",
  "index.html",
  "package.json",
  "platform",
  "public",
  "schemas",
  "scripts",
  "src",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
];

const buildBrowserFiles = `
  import { createBuilder } from "vite";
  const builder = await createBuilder({ logLevel: "error", build: { outDir: process.argv[1], emptyOutDir: true } });
  for (const name of ["client", "welcome", "early"]) await builder.build(builder.environments[name]);`;

/** The names of scripts and styles, which contain a hash of their contents. */
const assetsIn = (dist: string) =>
  readdirSync(join(dist, "assets"))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .toSorted();

const build = (clone: string, dist: string) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", buildBrowserFiles, "--", dist],
    // Vitest's own NODE_ENV would build what developers run.
    { cwd: clone, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return assetsIn(dist);
};

it("the build is the same in a clone whose path looks like the project's own folders and files", () => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const clone = join(folder, "src/app/schemas/platform/messages.en.ts/a b+(1)");
  for (const input of inputs) cpSync(join(root, input), join(clone, input), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const expected = isBuilt() ? assetsIn(join(root, "dist")) : build(root, join(folder, "dist"));
  expect(build(clone, join(clone, "dist"))).toEqual(expected);
}, 180_000);
