/** Visits that are measured. Each begins in a new browser context: nothing is cached or compiled. */
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { statisticsPath } from "../support/metrics.ts";
import { installProbe, longestTask, painted, timed } from "./probe.ts";

export type Figures = Readonly<Record<string, number>>;

export interface Site extends Pick<BrowserContextOptions, "storageState"> {
  readonly origin: string;
  /** How much slower the processor is made. */
  readonly slowdown: number;
}

export const inNewContext = async <A>(
  browser: Browser,
  { origin, slowdown, ...options }: Site,
  visit: (page: Page) => Promise<A>,
): Promise<A> => {
  const context = await browser.newContext({ ...options, baseURL: origin, reducedMotion: "reduce" });
  await installProbe(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const result = await visit(page);
  await context.close();
  return result;
};

/** Leaves time for what the page does when idle, or when the pointer is over a link. */
const rest = (page: Page, millis = 300) => page.waitForTimeout(millis);

export const median = (values: ReadonlyArray<number>) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Read after the list is ready, since the browser reports it some time later. */
const firstPaint = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  return (await found.jsonValue()) ?? NaN;
};

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "commit" });
  const list = await painted(page, "list");
  // The early script's list has no code yet.
  const takeOver = await painted(page, "liveList");
  return { list, takeOver, firstPaint: await firstPaint(page) };
};

const click = async (page: Page, link: Locator, ...conditions: Parameters<typeof timed>[2]) => {
  await link.hover();
  await rest(page, 120);
  return timed(page, "click", conditions, () => link.click());
};

/** From the list to a detail page and back, several times: the first is cold, the median of the others warm. */
const details = async (page: Page): Promise<Figures> => {
  await rest(page, 1000);
  const times: Array<number> = [];
  for (let row = 0; row < 4; row += 1) {
    const [time = NaN] = await click(page, page.locator("tbody th[scope=row] a").nth(row), "detail");
    times.push(time);
    await rest(page);
    await page.goBack();
    await painted(page, "list");
    await rest(page);
  }
  const [cold = NaN, ...warm] = times;
  return { cold, warm: median(warm) };
};

const charts = async (page: Page): Promise<Figures> => {
  const link = page.locator(`a[href^="${statisticsPath}"]`).first();
  const [chartsInView = NaN, allCharts = NaN] = await click(page, link, "chartsInView", "allCharts");
  return { chartsInView, allCharts };
};

/** The slowest of the key strokes, with the work that they leave for later. */
const typing = async (page: Page, text: string): Promise<number> => {
  await rest(page);
  await longestTask(page);
  const times: Array<number> = [];
  for (const key of text) {
    times.push(...(await timed(page, "keydown", ["nextFrame"], () => page.keyboard.press(key))));
    // Slower than the search's debounce.
    await rest(page, 250);
  }
  return Math.max(...times, await longestTask(page));
};

export const visitFloor = async (page: Page): Promise<Figures> => ({
  ...(await open(page, "/")),
  ...(await details(page)),
});

const overview = "/administer/overview";

export const visitConsole = async (page: Page): Promise<Figures> => ({
  ...(await open(page, overview)),
  ...(await details(page)),
  ...(await charts(page)),
});

/** A platform with many apps: `apps` is its answer. */
export const visitManyApps =
  (apps: string) =>
  async (page: Page): Promise<Figures> => {
    await page.route(/\/api\/v1\/apps\?/, (route) =>
      route.fulfill({ contentType: "application/json", body: apps }),
    );
    const { list } = await open(page, overview);
    // The first 200 are written to the cache.
    await rest(page, 5000);
    await page.getByRole("searchbox").click();
    const search = await typing(page, "clin9");
    await charts(page);
    await rest(page, 2000);
    await page.getByRole("combobox").first().click();
    const opening = await typing(page, "c");
    return { list, search, opening, picker: await typing(page, "lin9") };
  };
