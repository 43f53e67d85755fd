/** `test` for specs that make the platform fail. */
import { test as base } from "./test.ts";

export const test = base.extend({
  baseURL: async ({ faulty }, use) => {
    faulty.reset();
    await use(faulty.origin);
  },
});

export { expect } from "./test.ts";
