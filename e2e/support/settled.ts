/** Everything that a page asked for is there, is shown, and nothing is busy but what is shown as a sample. */
import { expect, type Page, type Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on, which of the page's requests have no answer yet. */
export const watchRequests = (page: Page): void => {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => {
    // A new document gives up what the old one asked for.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
};

/** What has arrived is worked off and on the screen, and what moves to its place has come there. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 500 });
    });
    const isMoving = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
    const still = document
      .getAnimations()
      .filter(isMoving)
      .map(({ finished }) => finished);
    // An animation of what is not drawn never ends.
    const patience = new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await Promise.race([Promise.allSettled(still), patience]);
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** `isHeld`: requests that a test keeps waiting. */
export const settled = async (
  page: Page,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> => {
  const waiting = () =>
    [...(underWay.get(page) ?? [])].filter((request) => !isHeld(request)).map((request) => request.url());
  // A page that waits for the one thing it is about shows its progress alone.
  await expect(page.locator("h1:visible, [role=progressbar]:visible").first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([data-sample] *)')).toHaveCount(0);
  await expect
    .poll(
      async () => {
        if (waiting().length === 0) await drawn(page);
        return waiting();
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toEqual([]);
};
