/** Collects a page's problems: console errors, uncaught errors, breaches of its content security policy. */
import type { Page } from "@playwright/test";

export interface Problems {
  /** Problems that the test causes on purpose: the test fails without any of them. */
  readonly expect: (...patterns: ReadonlyArray<RegExp>) => void;
  /** Problems that depend on the moment, such as a request that was or was not under way. */
  readonly allow: (...patterns: ReadonlyArray<RegExp>) => void;
  /** All problems, expected or not. */
  readonly seen: () => ReadonlyArray<string>;
  readonly unexpected: () => ReadonlyArray<string>;
  /** What was expected and has not happened yet. */
  readonly missing: () => ReadonlyArray<RegExp>;
}

export const watchProblems = async (page: Page): Promise<Problems> => {
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
  return {
    expect: (...patterns) => expected.push(...patterns),
    allow: (...patterns) => allowed.push(...patterns),
    seen: () => seen,
    unexpected: () =>
      seen.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
    missing: () => expected.filter((pattern) => !seen.some((problem) => pattern.test(problem))),
  };
};
