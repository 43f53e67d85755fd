/** `npm run bench`: measures the build in a browser, beside a floor. */
import { defineConfig } from "@playwright/test";
import e2e from "./playwright.config.ts";

export default defineConfig({
  ...e2e,
  testDir: "e2e/bench",
  testMatch: "*.measure.ts",
  // One page at a time, since others would compete for the measured processor.
  workers: 1,
  retries: 0,
  reporter: "line",
  timeout: 30 * 60_000,
  use: { ...e2e.use, actionTimeout: 30_000, screenshot: "off" },
});
