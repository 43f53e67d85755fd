/** Before and after each test file of the browser project: all share a page, and each leaves it empty. */
import { afterAll, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react/pure";

beforeEach(cleanup);
afterAll(async () => {
  await cleanup();
  // Live regions of the console and of react-aria, which make new ones.
  document.body.replaceChildren();
});
