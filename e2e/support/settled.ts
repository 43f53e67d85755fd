/** Waits until a page shows everything that it has asked for: answers, charts, fonts, and nothing busy or moving. */
import { expect, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Keeps track, from now on, of the page's requests that have no answer yet. */
export const watchRequests = (page: Page): void => {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on("request", (request) => {
    // A new document cancels what the old one asked for.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
};

/** Waits until the page is idle, finite animations have ended, and the result has been painted. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 500 });
    });
    const isFinite = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
    const animations = document
      .getAnimations()
      .filter(isFinite)
      .map(({ finished }) => finished);
    // An animation of an element that is not rendered never ends.
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    await Promise.race([Promise.allSettled(animations), timeout]);
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/**
 * The names of visible charts whose drawing is missing, empty or of another size than its card. A chart is a listbox of
 * empty options (its marks) over an SVG that Vega draws asynchronously.
 */
const undrawnCharts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const isDrawn = ({ parentElement: chart }: Element) => {
      const drawing = chart?.querySelector(":scope > [aria-hidden=true]");
      const svg = drawing?.querySelector("svg");
      if (!chart || !drawing || !svg?.querySelector("text")) return false;
      const [width, height] = [svg.getAttribute("width"), svg.getAttribute("height")].map(Number);
      return width === drawing.clientWidth && height === Number.parseFloat(chart.style.height);
    };
    return [...document.querySelectorAll("[role=listbox]:has(> [role=option]:empty)")]
      .filter((marks) => marks.checkVisibility() && !isDrawn(marks))
      .map((marks) => `chart “${marks.getAttribute("aria-label")}”`);
  });

/** `isHeld`: requests that a test never lets finish. */
export const settled = async (
  page: Page,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> => {
  const pending = () =>
    [...(pendingRequests.get(page) ?? [])]
      .filter((request) => !isHeld(request))
      .map((request) => request.url());
  // A page whose main data is loading shows its progress bar alone.
  await expect(page.locator("h1:visible, [role=progressbar]:visible").first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([data-sample] *)')).toHaveCount(0);
  await expect
    .poll(
      async () => {
        if (pending().length === 0) await painted(page);
        return [...pending(), ...(await undrawnCharts(page))];
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toEqual([]);
};
