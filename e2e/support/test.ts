/** `test` for the specs: a platform per worker, and no page may complain about anything that its test does not expect. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { type Platform, startPlatform, templateVariable } from "./platform.ts";
import { type Problems, watchProblems } from "./problems.ts";
import { settled, watchRequests } from "./settled.ts";

export interface OfTest {
  readonly problems: Problems;
  /** Fails on what axe finds against WCAG 2.2 AA on the page when it has settled. */
  readonly expectAccessible: () => Promise<void>;
}

export interface OfWorker {
  /**
   * For specs that only read, and say so by `test.use({ isUntouched: true })`: they run in workers of their own, on a
   * platform that holds the demo data and nothing that another spec has written.
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
