/**
 * Finds the Chromium that tests run in (CHROMIUM_PATH, the system's, Playwright's), and installs one if there is none.
 * Finds Firefox and WebKit, too, but installs none.
 */
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, firefox, type LaunchOptions } from "@playwright/test";

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

/** Ubuntu's chromium-browser is a stub that only advertises a snap, so a file that exists may not be a browser. */
const isBrowser = (path: string) =>
  existsSync(path) && spawnSync(path, ["--version"], { timeout: 10_000 }).status === 0;

const pathsOf = (names: ReadonlyArray<string>) =>
  names.flatMap((name) => (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)));

// chromium-headless-shell, which .ci/run installs, is the same browser without windows: it opens a context in half the
// time. The suite passes with the others too; they give a tab behind another one frame a second.
const candidates = pathsOf([
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
]);

interface Browser {
  readonly path: string;
  readonly origin: string;
}

export const findBrowser = (): Browser | undefined => {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen !== undefined) {
    if (!isBrowser(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not run as a browser`);
    return { path: chosen, origin: "CHROMIUM_PATH" };
  }
  const path = candidates.find(isBrowser);
  if (path !== undefined) return { path, origin: "the system" };
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? { path: bundled, origin: "Playwright" } : undefined;
};

/** Launch options for Vitest and Playwright. */
export const launchOptions = (): LaunchOptions => {
  const browser = findBrowser();
  return browser === undefined ? { args } : { args, executablePath: browser.path };
};

/** Playwright's own Firefox, else the system's, which Playwright drives over WebDriver BiDi as channel `moz-firefox`. */
export const findFirefox = (): { readonly path: string; readonly channel?: string } | undefined => {
  const bundled = firefox.executablePath();
  if (existsSync(bundled)) return { path: bundled };
  const path = pathsOf(["firefox-esr", "firefox"]).find(isBrowser);
  return path === undefined ? undefined : { path, channel: "moz-firefox" };
};

/** The driver of WebKitGTK (Debian's webkit2gtk-driver), if there is a display for its browser's window. */
export const findWebKit = (): string | undefined => {
  const found = ["WebKitWebDriver", "xvfb-run", "xauth"].map((name) => pathsOf([name]).find(existsSync));
  return found.includes(undefined) ? undefined : found[0];
};

const run = (command: string, ...rest: ReadonlyArray<string>): boolean =>
  spawnSync(command, rest, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

const installDebianPackage = (): boolean => {
  if (!isRoot || !existsSync("/etc/debian_version") || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Browser: none found, installing Debian's package chromium-headless-shell");
  return (
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-qq", "--no-install-recommends", "chromium-headless-shell")
  );
};

const install = (): void => {
  if (installDebianPackage()) return;
  console.log("Browser: none found, downloading Playwright's Chromium");
  run("npx", "playwright", "install", "chromium");
};

/** Installs a Chromium if there is none, and prints which browsers the tests use. */
export const ensureBrowser = (): void => {
  if (findBrowser() === undefined) install();
  const browser = findBrowser();
  if (browser === undefined) throw new Error("No Chromium to run tests in: set CHROMIUM_PATH");
  console.log(`Browser: ${browser.path}, from ${browser.origin}`);
  const none = "none found, so the main tasks are not tried in it";
  console.log(`Firefox: ${findFirefox()?.path ?? none}`);
  console.log(`WebKit: ${findWebKit() ?? none}`);
};

// The real path: import.meta.url has no symbolic links, argv[1] may have some.
if (realpathSync(process.argv[1] ?? ".") === fileURLToPath(import.meta.url)) ensureBrowser();
