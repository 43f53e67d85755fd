/** Keeps requests waiting. */
import type { Page } from "@playwright/test";

/** Delays later requests to the URL until the returned callback is called. */
export const hold = async (page: Page, url: string) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
};
