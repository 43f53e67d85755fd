/** `test` for the specs: every problem that a test does not expect fails it. */
import { expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { settled, watchRequests } from "./settled.ts";
import { test as base } from "./worker.ts";

/** Console errors, uncaught errors, breaches of the content security policy. */
interface Problems {
  /** Problems that the test causes on purpose: the test fails without any of them. */
  readonly expect: (...patterns: ReadonlyArray<RegExp>) => void;
  /** Problems that depend on the moment, such as a request that was or was not under way. */
  readonly allow: (...patterns: ReadonlyArray<RegExp>) => void;
  /** All problems, expected or not. */
  readonly seen: () => ReadonlyArray<string>;
}

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
      const seen: Array<string> = [];
      const expected: Array<RegExp> = [];
      const allowed: Array<RegExp> = [];
      page.on("console", (message) => {
        if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => seen.push(error.stack ?? error.message));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error(`${effectiveDirective} forbids ${blockedURI}`),
        );
      });
      await use({
        expect: (...patterns) => expected.push(...patterns),
        allow: (...patterns) => allowed.push(...patterns),
        seen: () => seen,
      });
      const missing = () => expected.filter((pattern) => !seen.some((problem) => pattern.test(problem)));
      // The browser reports asynchronously what it logs.
      await expect.poll(missing, "problems that the test causes").toEqual([]);
      const known = [...expected, ...allowed];
      expect(seen.filter((problem) => !known.some((pattern) => pattern.test(problem)))).toEqual([]);
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
