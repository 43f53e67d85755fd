/** `npm run shots`: pictures of every page, for people to look at. */
import { defineConfig } from "@playwright/test";
import e2e from "./playwright.config.ts";

export default defineConfig({
  ...e2e,
  testDir: "e2e/shots",
  testMatch: "*.shots.ts",
  reporter: "dot",
  // A moment that does not come is told soon.
  use: { ...e2e.use, actionTimeout: 15_000 },
});
