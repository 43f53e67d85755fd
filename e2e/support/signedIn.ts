/** `test` for the pages behind the sign-in: each test is a browser of its own in which somebody has signed in already. */
import type { BrowserContext } from "@playwright/test";
import { signIn } from "./signIn.ts";
import { test as base } from "./test.ts";

interface OfWorker {
  /** What a browser keeps after a sign-in: the provider's cookies and the console's session. No app has been seen yet. */
  readonly session: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

export const test = base.extend<object, OfWorker>({
  session: [
    async ({ browser, platform }, use) => {
      const context = await browser.newContext({ baseURL: platform.origin });
      await signIn(await context.newPage(), "/administer/nothing-here");
      await use(await context.storageState({ indexedDB: true }));
      await context.close();
    },
    { scope: "worker" },
  ],

  storageState: async ({ session }, use) => use(session),
});

export { expect } from "./test.ts";
