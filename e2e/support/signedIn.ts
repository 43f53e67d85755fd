/** `test` for the pages behind the sign-in: each test is a browser of its own in which somebody has signed in already. */
import type { BrowserContext } from "@playwright/test";
import { signIn } from "./signIn.ts";
import { test as base } from "./test.ts";

/** What a browser keeps after a sign-in: the provider's cookies and the console's session. No app has been seen yet. */
type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface OfWorker {
  readonly session: () => Promise<Kept>;
}

/** For `test.use`: a browser in which nobody has signed in; whoever signs out ends the session that others share. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Half of what an access token lives: no test begins with one that is about to end, and none refreshes what others share. */
const oldest = 5 * 60_000;

export const test = base.extend<object, OfWorker>({
  session: [
    async ({ browser, platform }, use) => {
      let last: { readonly kept: Kept; readonly at: number } | undefined;
      await use(async () => {
        if (last !== undefined && Date.now() - last.at < oldest) return last.kept;
        const at = Date.now();
        const context = await browser.newContext({ baseURL: platform.origin });
        await signIn(await context.newPage(), "/administer/nothing-here");
        last = { kept: await context.storageState({ indexedDB: true }), at };
        await context.close();
        return last.kept;
      });
    },
    { scope: "worker" },
  ],

  storageState: async ({ session }, use) => use(await session()),
});

export { expect } from "./test.ts";
