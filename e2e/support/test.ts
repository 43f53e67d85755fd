/** `test` for the specs: one platform per worker, and every problem that a test does not expect fails it. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { tolerateOlderFirefox } from "./firefox.ts";
import { type Platform, startPlatform, templateVariable } from "./platform.ts";
import { type Problems, watchProblems } from "./problems.ts";
import { settled, watchRequests } from "./settled.ts";

export interface OfTest {
  readonly problems: Problems;
  /** Waits until the page has settled and fails on every violation that axe finds. */
  readonly expectAccessible: () => Promise<void>;
}

export interface OfWorker {
  /**
   * For read-only specs, which set `test.use({ isUntouched: true })`. They run in separate workers, on a
   * platform that contains only the demo data.
   */
  readonly isUntouched: boolean;
  readonly platform: Platform;
}

export const test = base.extend<OfTest, OfWorker>({
  isUntouched: [false, { option: true, scope: "worker" }],

  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-e2e-"));
      await cp(process.env[templateVariable] ?? "", dataDir, { recursive: true });
      const platform = await startPlatform(dataDir);
      await use(platform);
      await platform.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") tolerateOlderFirefox(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],

  baseURL: async ({ platform }, use) => use(platform.origin),

  problems: [
    async ({ page }, use) => {
      watchRequests(page);
      const problems = await watchProblems(page);
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) =>
    use(async () => {
      await settled(page);
      expect(await violations(page)).toEqual([]);
    }),
});

export { expect } from "@playwright/test";
