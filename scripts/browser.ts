/** The Chromium that tests run in: found where CHROMIUM_PATH, the system or Playwright has it, else installed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

const args = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium refuses to run as root in its sandbox.
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Ubuntu's chromium-browser is a stub that only advertises a snap, so being there is not enough. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ["--version"], { timeout: 10_000 }).status === 0;

// The shell is the same browser without windows: a test's context is there in half the time.
const onPath = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
].flatMap((name) => (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)));

interface Browser {
  readonly path: string;
  readonly origin: string;
}

export const findBrowser = (): Browser | undefined => {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen !== undefined) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which is no browser that runs`);
    return { path: chosen, origin: "CHROMIUM_PATH" };
  }
  const path = onPath.find(runs);
  if (path !== undefined) return { path, origin: "the system" };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, origin: "Playwright" } : undefined;
};

/** For vitest and Playwright alike. */
export const launchOptions = (): LaunchOptions => {
  const browser = findBrowser();
  return browser === undefined ? { args } : { args, executablePath: browser.path };
};

const run = (command: string, ...rest: ReadonlyArray<string>): boolean =>
  spawnSync(command, rest, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

const installDebians = (): boolean => {
  if (!isRoot || !existsSync("/etc/debian_version") || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Browser: none found, installing Debian's package chromium-headless-shell");
  return (
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-qq", "--no-install-recommends", "chromium-headless-shell")
  );
};

const install = (): void => {
  if (installDebians()) return;
  console.log("Browser: none found, downloading Playwright's Chromium");
  run("npx", "playwright", "install", "chromium");
};

/** Says in a line which browser the tests take. */
export const ensureBrowser = (): void => {
  if (findBrowser() === undefined) install();
  const browser = findBrowser();
  if (browser === undefined) throw new Error("No Chromium to test in: set CHROMIUM_PATH to one");
  console.log(`Browser: ${browser.path}, from ${browser.origin}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser();
