/** End to end: a real browser, the built console, the real platform. */
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

// Every page × state × mode × language takes longer than all the rest: `npm run e2e:pages`, apart from `npm test`.
const everyPage = "**/everyPage.spec.ts";

export default defineConfig({
  testDir: "e2e",
  ...(process.env["EVERY_PAGE"] === undefined ? { testIgnore: everyPage } : { testMatch: everyPage }),
  globalSetup: "./e2e/support/globalSetup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: 2,
  reporter: "list",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: launchOptions(),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    trace: "retain-on-failure",
  },
});
