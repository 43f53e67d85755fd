/** End to end: a real browser, the built console, the real platform. */
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/globalSetup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // One more than the cores that this is meant for: tests also wait, for timers and for each other.
  workers: 3,
  reporter: "list",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  timeout: 60_000,
  // Two cores and two browsers: a run is not lost to one slow moment, but `npm test` names what passed at the second try.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: launchOptions(),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // Dialogs and menus that fade are waited for; what moves is looked at in frame.spec.ts.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test costs half as much again as the tests; `--trace on` for the one that fails.
    screenshot: "only-on-failure",
  },
});
