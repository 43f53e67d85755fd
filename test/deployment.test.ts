import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const build = temporaryFolder();
const folder = temporaryFolder();

it("the unit of systemd has an exposure of at most 3 of 10, as systemd rates it", (context) => {
  const args = ["security", "--offline=true", "--threshold=30", "docs/deploy/wellbeing-console.service"];
  const { error, status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  if (error) context.skip("systemd-analyze is not installed");
  expect({ status, stdout }).toMatchObject({ status: 0 });
});

it("nginx may read a published build, though root's files are closed to others", () => {
  const script = readFileSync("docs/deploy/publish-console.sh", "utf8");
  const releases = join(folder, "releases");
  writeFileSync(join(build, "app.html"), "");
  const run = `umask 077\nset -- ${build}\n${script.replace("/srv/wellbeing-console", releases)}`;
  execFileSync("sh", ["-c", run]);
  for (const path of ["", "published", "published/app.html"])
    expect(statSync(join(releases, path)).mode & 0o044).toBe(0o044);
});

it("the lock file has the hash of every package, those for other systems included", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  const { "": _, ...installed } = packages;
  expect(Object.keys(installed).filter((name) => !installed[name]?.integrity)).toEqual([]);
});
