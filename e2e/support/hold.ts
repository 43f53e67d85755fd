/** Keeps requests waiting. */
import type { Page } from "@playwright/test";

/** Delays later requests to the URL until the returned callback is called. */
export const hold = async (page: Page, url: string | RegExp) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  return go;
};

/** Holds the console's code back until it is released. */
export const holdConsole = (page: Page) => hold(page, /\/assets\/app-[^/]*\.js$/);

/** What the early script shows until then. */
export const frame = (page: Page) => page.locator("#prerendered-frame");
