/** `npm run shots`: pictures of every page, for people to look at. */
import { defineConfig } from "@playwright/test";
import e2e from "./playwright.config.ts";

export default defineConfig({
  ...e2e,
  testDir: "e2e/shots",
  testMatch: "*.shots.ts",
  globalTeardown: "./e2e/shots/contactSheet.ts",
  timeout: 120_000,
});
