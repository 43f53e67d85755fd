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
