/** Measures in the page. A result of an input counts as painted at the end of the frame that shows it. */
import type { BrowserContext, Page } from "@playwright/test";

/** The name of a state of the page, see `conditions`. */
type Condition = "list" | "liveList" | "detail" | "chartsInView" | "allCharts" | "nextFrame";
type Input = "click" | "keydown";

interface Probe {
  /** Resolves with the time of the end of the first frame in which the condition holds. */
  readonly painted: (condition: Condition) => Promise<number>;
  /** Starts to wait for an input and then for the conditions. */
  readonly arm: (input: Input, conditions: ReadonlyArray<Condition>) => void;
  /** Milliseconds from the input until the ends of the frames that show what `arm` waits for. */
  armed: Promise<ReadonlyArray<number>>;
  /** The durations of tasks of 50 ms and more, in milliseconds. */
  readonly longTasks: Array<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. It is a single function, because it cannot use anything outside of it. */
const install = () => {
  const charts = () => [...document.querySelectorAll('main section[aria-labelledby^="chart-"]')];
  const isInView = (chart: Element) => chart.getBoundingClientRect().top < innerHeight;
  const isDrawn = (chart: Element) =>
    chart.querySelector("figure svg text") !== null && chart.querySelector("[aria-busy=true]") === null;
  const areDrawn = (some: ReadonlyArray<Element>) => some.length > 0 && some.every(isDrawn);

  // The console draws some twenty rows of a long list; both short lists have 25.
  const hasList = () => document.querySelectorAll("tbody th[scope=row] a").length >= 20;

  const conditions: Readonly<Record<Condition, () => boolean>> = {
    list: hasList,
    liveList: () => hasList() && document.querySelector("#prerendered-frame") === null,
    detail: () => document.querySelectorAll("main dl dd").length >= 2,
    chartsInView: () => areDrawn(charts().filter(isInView)),
    allCharts: () => areDrawn(charts()),
    nextFrame: () => true,
  };

  const painted = (condition: Condition) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!conditions[condition]()) return void requestAnimationFrame(look);
        // A message that is posted before a frame's style, layout and paint arrives after them.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  const longTasks: Array<number> = [];
  new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: "longtask" });

  window.probe = {
    painted,
    longTasks,
    armed: Promise.resolve([]),
    arm: (input, conditions) => {
      window.probe.armed = new Promise((resolve) => {
        const began = ({ timeStamp }: Event) =>
          void Promise.all(conditions.map(painted)).then((ends) =>
            resolve(ends.map((end) => end - timeStamp)),
          );
        addEventListener(input, began, { capture: true, once: true });
      });
    },
  };
};

export const installProbe = (context: BrowserContext): Promise<unknown> => context.addInitScript(install);

/** Milliseconds from the request of the document until the condition is painted. */
export const painted = (page: Page, condition: Condition): Promise<number> =>
  page.evaluate((condition) => window.probe.painted(condition), condition);

/** Milliseconds from the input that `act` makes until each of the conditions is painted. */
export const timed = async (
  page: Page,
  input: Input,
  conditions: ReadonlyArray<Condition>,
  act: () => Promise<unknown>,
): Promise<ReadonlyArray<number>> => {
  await page.evaluate(([input, conditions]) => window.probe.arm(input, conditions), [
    input,
    conditions,
  ] as const);
  await act();
  return page.evaluate(() => window.probe.armed);
};

/** The longest task since the last call, in milliseconds; 0 if none took 50. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...window.probe.longTasks.splice(0)));
