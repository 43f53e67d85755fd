/** `test` for the specs: a platform per worker, and no page may complain about anything that its test does not expect. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { templateVariable } from "./globalSetup.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { type Problems, watchProblems } from "./problems.ts";

export interface OfTest {
  readonly problems: Problems;
  /** Fails on what axe finds against WCAG 2.2 AA on the page as it is now. */
  readonly expectAccessible: () => Promise<void>;
}

export interface OfWorker {
  readonly platform: Platform;
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const test = base.extend<OfTest, OfWorker>({
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
      const problems = await watchProblems(page);
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) =>
    use(async () => {
      // What react-aria announced refers, for seven seconds, to a button that may have left by then.
      const builder = new AxeBuilder({ page }).withTags(wcag).exclude("[data-live-announcer]");
      const { violations } = await builder.analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
      );
      expect(found).toEqual([]);
    }),
});

export { expect } from "@playwright/test";
