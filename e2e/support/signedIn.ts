/** `test` for the pages behind the sign-in: each test is a browser of its own in which somebody has signed in already. */
import type { BrowserContext } from "@playwright/test";
import { signIn } from "./signIn.ts";
import { expect, test as base } from "./test.ts";

interface SignedIn {
  /** What a browser keeps after a sign-in: the provider's cookies and the console's session. No app has been seen yet. */
  readonly kept: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** The header of the console's own calls. */
  readonly authorization: string;
}

interface OfWorker {
  readonly session: () => Promise<SignedIn>;
}

export interface Api {
  /**
   * A call of the API past the console, by the person who has signed in there: for what a test starts from or what
   * somebody else does meanwhile. `path` follows `/api/v1`. Answers the JSON; a refusal fails the test.
   */
  <A = unknown>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object): Promise<A>;
}

interface OfTest {
  readonly api: Api;
}

/** For `test.use`: a browser in which nobody has signed in; whoever signs out ends the session that others share. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Half of what an access token lives: no test begins with one that is about to end, and none refreshes what others share. */
const oldest = 5 * 60_000;

export const test = base.extend<OfTest, OfWorker>({
  session: [
    async ({ browser, platform }, use) => {
      let last: (SignedIn & { readonly at: number }) | undefined;
      await use(async () => {
        if (last !== undefined && Date.now() - last.at < oldest) return last;
        const at = Date.now();
        const context = await browser.newContext({ baseURL: platform.origin });
        const page = await context.newPage();
        const call = page.waitForRequest(/\/api\//);
        await signIn(page, "/administer/nothing-here");
        const { authorization = "" } = (await call).headers();
        last = { kept: await context.storageState({ indexedDB: true }), authorization, at };
        await context.close();
        return last;
      });
    },
    { scope: "worker" },
  ],

  storageState: async ({ session }, use) => use((await session()).kept),

  api: async ({ platform, session }, use) => {
    const { authorization } = await session();
    await use(async <A>(method: string, path: string, data?: object) => {
      const answer = await fetch(`${platform.origin}/api/v1${path}`, {
        method,
        headers: { authorization, "content-type": "application/json" },
        ...(data && { body: JSON.stringify(data) }),
      });
      const text = await answer.text();
      expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
      return (text === "" ? undefined : JSON.parse(text)) as A;
    });
  },
});

export { expect } from "./test.ts";
