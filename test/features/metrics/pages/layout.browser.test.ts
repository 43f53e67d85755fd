/** The place of numbers and charts: nothing moves when they arrive, and paper has room for them. */
import { expect, it, onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";
import { inZoneOfWorld, openConsole } from "#test/screens/openConsole.tsx";
import { path } from "#test/screens/someStatistics.ts";
import { answersOf, metrics } from "#test/screens/world.ts";

inZoneOfWorld();

const overview = "/administer/overview";
const segments = "/administer/analytics/segments";
const week = "?app=app_anchor&period=LAST_7_DAYS&compare=previous";

/** Shifts of the layout from now on, as fractions of the window. A longer number in its place causes a tenth of this. */
const watchShifts = () => {
  const shifts: Array<number> = [];
  const note = (list: PerformanceObserverEntryList) => {
    const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
    shifts.push(...values.filter((value) => value > 0.001));
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return shifts;
};

it.each([
  [path + week, 390],
  [segments + week, 390],
  [overview, 390],
  [overview, 1280],
] as const)(
  "nothing moves while late numbers of %s arrive and charts are drawn, %i px wide",
  async (at, width) => {
    const { "/api/v1/apps/": answer } = answersOf();
    if (!answer) throw new Error("The world has metrics");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const opened = await openConsole({
      at,
      width,
      height: 900,
      answers: { "/api/v1/apps/": (request) => released.then(() => answer(request)) },
    });
    await opened.shown("main h2, main tbody tr");
    const shown = () => document.querySelector<HTMLElement>("main")?.innerText;
    const before = shown();
    const shifts = watchShifts();
    release();
    await opened.settled();
    expect(shown()).not.toBe(before);
    await new Promise(requestAnimationFrame);
    expect(shifts).toEqual([]);
  },
);

it.each([
  [390, 300],
  [1280, 240],
])("%i px wide, the first app of the overview is less than %i px below the top", async (width, highest) => {
  const { settled } = await openConsole({ at: overview, width });
  await settled();
  const row = document.querySelector("main tbody tr");
  expect(row?.getBoundingClientRect().top).toBeLessThan(highest);
});

it("all charts are printed with app and period, even in collapsed sections and the dark mode", async () => {
  const asked: Array<string> = [];
  const { settled } = await openConsole({
    at: `${segments}?app=app_anchor&period=LAST_7_DAYS&compare=none`,
    metrics: {
      session: (id, days) => {
        asked.push(id);
        return metrics.session(id, days);
      },
    },
  });
  await settled();
  // The segments show no trend, and request none.
  expect(asked).toHaveLength(1);
  const features = [{ name: "prefers-color-scheme", value: "dark" }];
  await cdp().send("Emulation.setEmulatedMedia", { media: "print", features });
  await page.viewport(673, 1000);
  dispatchEvent(new Event("beforeprint"));
  onTestFinished(async () => {
    dispatchEvent(new Event("afterprint"));
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  });
  await settled();
  const textsOf = (role: "term" | "definition") =>
    page
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(textsOf("term")).toEqual(["App", "Period", "Time zone", "Created"]);
  expect(textsOf("definition")).toEqual([
    "Anchor",
    expect.stringMatching(/\d – .*\d/u),
    "Pacific/Auckland",
    expect.stringMatching(/\d/u),
  ]);
  await expect.element(page.getByRole("link", { name: "Skip to content" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "More actions" })).not.toBeInTheDocument();
  const drawings = [...document.querySelectorAll("svg.marks")];
  expect(drawings).toHaveLength(8);
  for (const drawing of drawings) {
    expect(drawing.checkVisibility()).toBe(true);
    const { right, height } = drawing.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(673);
    // The height of an A4 page without its margins and the title.
    expect(height).toBeLessThanOrEqual(870);
    // Paper is light even if the screen is dark.
    const text = drawing.querySelector("text");
    expect(text && getComputedStyle(text).fill).toBe("rgb(23, 32, 42)");
  }
});
