/** Collects a page's problems: console errors, uncaught errors, breaches of its content security policy. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    reportBreach: (breach: string) => void;
  }
}

export interface Problems {
  /** Allows a problem that the test causes on purpose. */
  readonly expect: (pattern: RegExp) => void;
  /** All problems, expected or not. */
  readonly seen: () => ReadonlyArray<string>;
  readonly unexpected: () => ReadonlyArray<string>;
}

export const watchProblems = async (page: Page): Promise<Problems> => {
  const seen: Array<string> = [];
  const expected: Array<RegExp> = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => seen.push(error.stack ?? error.message));
  await page.exposeFunction("reportBreach", (breach: string) => seen.push(breach));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      window.reportBreach(`${effectiveDirective} forbids ${blockedURI}`),
    );
  });
  return {
    expect: (pattern) => expected.push(pattern),
    seen: () => seen,
    unexpected: () => seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
};
