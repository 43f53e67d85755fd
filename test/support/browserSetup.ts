/** Around each test of the browser project: all share a page, and each begins in an empty one, in an empty browser. */
import "#src/theme/theme.css.ts";
import "#src/theme/fonts.css.ts";
import "#src/theme/global.css.ts";
import { openDB } from "idb";
import * as React from "react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { cdp, page } from "vitest/browser";

// React notes in a stack trace where each element was made, which is a tenth of the time. Here it always has enough of them.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => Infinity, set: () => {} },
);

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

beforeAll(async () => {
  // Vitest's default, whatever the file before has set.
  await page.viewport(414, 896);
  // The pointer hovers nothing, and opens no tooltip.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
  // Nor does a screen reader press anything: react-aria would focus a frame later.
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  // A page asks for a font when it first shows text in it, and a test may measure that text. This machine may lack Arial.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});
beforeEach(async () => {
  await cleanup();
  await emptyBrowser();
  const root = document.documentElement;
  root.lang = "en";
  delete root.dataset["mode"];
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
  // Modules of the next file read it while they are loaded.
  await emptyBrowser();
  // Live regions of the console and of react-aria, which make new ones.
  document.body.replaceChildren();
});
