/** End-to-end tests: a real browser, the production build, the real platform. */
import { defineConfig } from "@playwright/test";
import { findFirefox, findWebKit, launchOptions } from "./scripts/browser.ts";

const mainTasks = "main-tasks.spec.ts";
const firefox = findFirefox();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/globalSetup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // Meant for two cores, with one more worker than cores, since tests also wait for timers.
  workers: 3,
  reporter: "list",
  timeout: 120_000,
  // One slow moment on a busy machine does not fail the run; `npm test` says how many tests passed only when retried.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: launchOptions(),
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // No test waits for fading dialogs and menus; frame.spec.ts tests the animations.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing every test would take 50 % longer; use `--trace on` for a test that fails.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "chromium", testIgnore: mainTasks },
    ...(firefox
      ? [
          {
            name: "firefox",
            testMatch: mainTasks,
            use: {
              browserName: "firefox" as const,
              channel: firefox.channel,
              launchOptions: {
                executablePath: firefox.path,
                // Firefox 153 cannot emulate this for a single page.
                firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
              },
            },
          },
        ]
      : []),
    // Playwright drives only a WebKit of its own: main-tasks.spec.ts drives the system's by WebDriver.
    ...(findWebKit() ? [{ name: "webkit", testMatch: mainTasks }] : []),
  ],
});
