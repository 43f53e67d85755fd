/** `test` for the pages behind the sign-in: each test has a separate browser with a signed-in person. */
import { expect, test as base } from "./test.ts";

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

export const test = base.extend<OfTest>({
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
export { signedOut } from "./worker.ts";
