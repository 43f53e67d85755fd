/** Around each test of the browser project: all share a page, and each begins in an empty one, in an empty browser. */
import { openDB } from "idb";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";

/** Deletes everything that the console has stored. */
const emptyBrowser = async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await openDB(name);
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
    database.close();
  }
};

beforeEach(async () => {
  await cleanup();
  await emptyBrowser();
  // Tab goes on from what had the focus last, even if that is gone.
  const start = document.createElement("button");
  document.body.prepend(start);
  start.focus();
  start.remove();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  await cleanup();
  // Live regions of the console and of react-aria, which make new ones.
  document.body.replaceChildren();
});
