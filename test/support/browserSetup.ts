/** Before and after each test file of the browser project: all share a page, and each leaves it empty. */
import { afterAll, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react/pure";

beforeEach(async () => {
  await cleanup();
  // Tab goes on from what had the focus last, even if that is gone.
  const start = document.createElement("button");
  document.body.prepend(start);
  start.focus();
  start.remove();
});
afterAll(async () => {
  await cleanup();
  // Live regions of the console and of react-aria, which make new ones.
  document.body.replaceChildren();
});
