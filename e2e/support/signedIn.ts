/** `test` for the pages behind the sign-in: each test has a separate browser with a signed-in person. */
import { test as base } from "./test.ts";

export const test = base.extend({
  storageState: async ({ session }, use) => use(await session()),
});

export { expect } from "./test.ts";
export { signedOut } from "./worker.ts";
