/** What a page complains about: errors on its console, uncaught errors, breaches of its content security policy. */
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    reportBreach: (breach: string) => void;
  }
}

export interface Problems {
  /** A complaint that the test brings about on purpose. */
  readonly expect: (pattern: RegExp) => void;
  /** All of them, expected or not. */
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
