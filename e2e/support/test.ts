/** `test` for the specs: every problem that a test does not expect fails it. */
import { violations } from "./axe.ts";
import { type Problems, watchProblems } from "./problems.ts";
import { settled, watchRequests } from "./settled.ts";
import { test as base } from "./worker.ts";
import { expect } from "@playwright/test";

export interface OfTest {
  readonly problems: Problems;
  /** Waits until the page has settled and fails on every violation that axe finds. */
  readonly expectAccessible: () => Promise<void>;
}

export const test = base.extend<OfTest>({
  baseURL: async ({ platform }, use) => use(platform.origin),

  problems: [
    async ({ page }, use) => {
      watchRequests(page);
      const problems = await watchProblems(page);
      await use(problems);
      // The browser reports asynchronously what it logs.
      await expect.poll(problems.missing, "problems that the test causes").toEqual([]);
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
