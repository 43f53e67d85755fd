/** `test` for the pages behind the sign-in: each test has a separate browser with a signed-in person. */
import type { BrowserContext } from "@playwright/test";
import { signIn, useBearerTokens } from "./signIn.ts";
import { expect, test as base } from "./test.ts";

interface SignedIn {
  /** Browser storage after a sign-in: the provider's cookies and the console's session, but no apps yet. */
  readonly kept: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** The `authorization` header of the console's own calls. */
  readonly authorization: string;
}

interface OfWorker {
  readonly session: () => Promise<SignedIn>;
}

export interface Api {
  /**
   * Calls the API directly as the signed-in person, to prepare a test or to make changes outside the page.
   * `path` follows `/api/v1`. Returns the JSON; a refusal fails the test.
   */
  <A = unknown>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object): Promise<A>;
}

interface OfTest {
  readonly api: Api;
}

/** For `test.use`: a browser without a session. Tests that sign out need it, to spare the shared session. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Half the lifetime of an access token: no test starts with an expiring one or refreshes the shared one. */
const oldest = 5 * 60_000;

export const test = base.extend<OfTest, OfWorker>({
  session: [
    async ({ browser, platform }, use) => {
      let last: (SignedIn & { readonly at: number }) | undefined;
      await use(async () => {
        if (last !== undefined && Date.now() - last.at < oldest) return last;
        const at = Date.now();
        // During a test, new contexts would be signed in already.
        const context = await browser.newContext({ baseURL: platform.origin, ...signedOut });
        await useBearerTokens(context);
        const page = await context.newPage();
        const call = page.waitForRequest(/\/api\//);
        await signIn(page, "/administer/nothing-here");
        const { authorization = "" } = (await call).headers();
        const kept = await context.storageState({ indexedDB: true });
        expect(JSON.stringify(kept.origins), "the session is stored").toContain("access_token");
        last = { kept, authorization, at };
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
