/** `npm run shots`: takes screenshots of every page, for people to look at. */
import { defineConfig } from "@playwright/test";
import e2e from "./playwright.config.ts";

export default defineConfig({
  ...e2e,
  testDir: "e2e/shots",
  testMatch: "*.shots.ts",
  reporter: "dot",
  // A test takes all pictures of a page.
  timeout: 10 * 60_000,
  // Lets an action that cannot succeed fail soon.
  use: { ...e2e.use, actionTimeout: 15_000 },
});
