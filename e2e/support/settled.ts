/** Waits until a page has all its answers, charts and fonts, and nothing is busy or moving. */
import { expect, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the page's pending requests from now on. */
export const watchRequests = (page: Page): void => {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on("request", (request) => {
    // A new document cancels the pending requests of the old one.
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
 * The names of visible charts whose drawing is missing, empty or not the size of its place: Vega draws asynchronously.
 * Runs in the page.
 */
export const undrawnCharts = (): ReadonlyArray<string> => {
  const isDrawn = (chart: Element) => {
    const drawing = chart.querySelector(":scope > [aria-hidden=true]");
    const svg = drawing?.querySelector("svg");
    if (!drawing || !svg?.querySelector("text")) return false;
    const [width, height] = [svg.getAttribute("width"), svg.getAttribute("height")].map(Number);
    return width === drawing.clientWidth && height === drawing.clientHeight;
  };
  return [...document.querySelectorAll("[role=application]:has(> [aria-busy])")]
    .filter((chart) => chart.checkVisibility() && !isDrawn(chart))
    .map((chart) => `chart “${chart.getAttribute("aria-label")}”`);
};

/** The trend waits until all charts are drawn, and shows its answers in batches: nothing may be pending or busy then. */
const loadingTrend = async (page: Page): Promise<ReadonlyArray<string>> => {
  const trend = page.locator("[role=group]:has(#chart-trend)");
  const empty = trend.locator("[aria-busy=true]");
  const partial = trend.getByText(/^[\d,.]+ (of|von) [\d,.]+ (loaded|geladen)\.$/);
  return (await empty.or(partial).count()) > 0 ? ["the trend"] : [];
};

/** Cells of rows in view that wait for an answer: it is asked for once the browser is idle. Runs in the page. */
const waitingCells = (): ReadonlyArray<string> =>
  [...document.querySelectorAll("span[data-late] > :is([aria-hidden=true], [role=img]):empty")].flatMap(
    (skeleton) => {
      const { top, bottom } = skeleton.getBoundingClientRect();
      return skeleton.checkVisibility() && bottom > 0 && top < innerHeight ? ["a row in view"] : [];
    },
  );

/** The code of an error page, for example, is loaded after the data that it is about: its heading is the last to come. */
const loadingPage = async (page: Page): Promise<ReadonlyArray<string>> => {
  const isLoading = (await page.locator("[role=progressbar]:visible").count()) > 0;
  const hasHeading = (await page.locator("h1:visible").count()) > 0;
  return isLoading || !hasHeading ? ["the page"] : loadingTrend(page);
};

/** `isHeld` matches requests that a test keeps pending. */
export const settled = async (
  page: Page,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> => {
  const pending = () =>
    [...(pendingRequests.get(page) ?? [])]
      .filter((request) => !isHeld(request))
      .map((request) => request.url());
  const unsettled = async () => {
    const isKept = [...(pendingRequests.get(page) ?? [])].some(isHeld);
    return [
      ...pending(),
      ...(await page.evaluate(undrawnCharts)),
      ...(isKept ? [] : await page.evaluate(waitingCells)),
      ...(isKept ? [] : await loadingPage(page)),
    ];
  };
  // Nothing is pending while the console's code is evaluated.
  await expect(page.locator("#prerendered-frame")).toHaveCount(0);
  // A page shows only its progress bar while its main data is loading.
  await expect(page.locator("h1:visible, [role=progressbar]:visible").first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(
      async () => {
        if (pending().length === 0) await painted(page);
        const found = await unsettled();
        if (found.length > 0) return found;
        // Work that follows an answer may begin when the browser is next idle.
        await painted(page);
        return unsettled();
      },
      // A compared trend may send 64 calls, two at a time.
      { intervals: [20, 20, 50, 100], timeout: 40_000 },
    )
    .toEqual([]);
};
