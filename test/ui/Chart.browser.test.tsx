/** A chart in the browser: its drawing, its marks under the pointer, and printing. */
import type { PropsWithChildren } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Chart } from "#src/ui/Chart.tsx";
import { bulletsOf } from "#test/support/chartRows.ts";
import { holdDrawings } from "#test/support/drawings.ts";
import { bars, chart, drawing, drawn, shown, words } from "#test/support/shownChart.tsx";

const height = 3 * 28;
const widthOf = () => Number(drawing()?.getAttribute("width"));

describe("a chart on paper", () => {
  it("is as wide as a column, with the labels above its bars, and afterwards as wide as its place again", async () => {
    await drawn();
    expect(widthOf()).toBe(600);
    window.dispatchEvent(new Event("beforeprint"));
    await expect.poll(widthOf).toBe(356);
    expect(Number(drawing()?.getAttribute("height"))).toBe(3 * 24);
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(widthOf).toBe(600);
    expect(Number(drawing()?.getAttribute("height"))).toBe(height);
  });

  it("is drawn in a collapsed section, which has no drawing on the screen", async () => {
    await drawn();
    await render(<div hidden>{chart()}</div>);
    const drawings = () => document.querySelectorAll("svg.marks");
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    expect(drawings()).toHaveLength(1);
    window.dispatchEvent(new Event("beforeprint"));
    // Without a task in between: the browser lays the page out when the event's microtasks have run.
    for (let microtask = 0; microtask < 100; microtask += 1) await Promise.resolve();
    expect(drawings()).toHaveLength(2);
    expect(drawings()[1]?.getAttribute("width")).toBe("356");
    expect(drawings()[1]?.textContent).toContain("Row 3");
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => drawings().length).toBe(1);
  });
});

it("all panels of a chart are in two lines on paper, and in one line afterwards", async () => {
  await render(
    <div style={{ width: 640 }}>
      <Chart {...words("Age and gender")} drawing={bulletsOf(3, 4)} />
    </div>,
  );
  /** The line of each panel, or null for a panel outside the drawing. */
  const lines = () => {
    const bottom = drawing()?.getBoundingClientRect().bottom ?? 0;
    const labels = [...document.querySelectorAll("text")].filter(({ textContent }) =>
      textContent.startsWith("Column"),
    );
    const tops = labels.map((label) => label.getBoundingClientRect().top);
    return tops.map((top) => (top < bottom ? Number(top > (tops[0] ?? 0)) : null));
  };
  /** Each line names its rows. */
  const names = () =>
    [...document.querySelectorAll("text")].filter(({ textContent }) => textContent === "Row 0").length;
  await expect.poll(lines).toStrictEqual([0, 0, 0, 0]);
  expect(names()).toBe(1);
  window.dispatchEvent(new Event("beforeprint"));
  await expect.poll(lines).toStrictEqual([0, 0, 1, 1]);
  expect(names()).toBe(2);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(lines).toStrictEqual([0, 0, 0, 0]);
});

it("a chart grows with the browser's text, and so do the places of its marks", async () => {
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  const lineHeight = () => drawing()?.querySelector("text")?.getBoundingClientRect().height ?? 0;
  const screen = await drawn();
  const before = lineHeight();
  document.documentElement.style.fontSize = "32px";
  await expect.poll(lineHeight).toBeGreaterThan(1.9 * before);
  expect(drawing()?.getBoundingClientRect()).toMatchObject({ width: 600, height: 3 * 2 * 24 });
  const image = screen.getByRole("application");
  await userEvent.hover(image, { position: { x: 590, y: 140 } });
  await expect.element(image).toHaveTextContent("Row 3Users10");
});

describe("a chart under the pointer", () => {
  it("shows the text of the row that is pointed at, anywhere in the row, without announcing it", async () => {
    const screen = await drawn();
    const image = screen.getByRole("application");
    await userEvent.keyboard("{Tab}");
    await userEvent.hover(image, { position: { x: 590, y: 33 } });
    await expect.element(image).toHaveTextContent("Row 2Users20");
    await userEvent.hover(image, { position: { x: 2, y: 60 } });
    await expect.element(image).toHaveTextContent("Row 3Users10");
    await expect.element(image).not.toHaveTextContent("Row 2Users20");
    expect(shown()).toBe("");
    // Of an element that stays, every browser tells that the pointer leaves it.
    const { left, top } = image.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + 60)).toBe(image.element());
  });
});

describe("the drawing of a chart", () => {
  it("shows other rows and another width in place", async () => {
    const screen = await drawn();
    const before = drawing();
    await screen.rerender(chart([20, 40]));
    await expect.poll(bars).toStrictEqual([50, 100]);
    await screen.rerender(chart([20, 40], 300));
    await expect.poll(widthOf).toBe(300);
    expect(bars()).toStrictEqual([50, 100]);
    expect(drawing()).toBe(before);
  });

  it("is busy until Vega has drawn the latest rows and size", async () => {
    const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
    const screen = await drawn();
    await expect.poll(isBusy).toBe(false);
    const release = holdDrawings();
    const next = chart([1]);
    await screen.rerender(next);
    expect(isBusy()).toBe(true);
    release();
    await expect.poll(isBusy).toBe(false);
    expect(bars()).toStrictEqual([100]);
    vi.restoreAllMocks();
    const releaseNext = holdDrawings();
    await screen.rerender(<div style={{ width: 300 }}>{(next.props as PropsWithChildren).children}</div>);
    await expect.poll(isBusy).toBe(true);
    releaseNext();
    await expect.poll(isBusy).toBe(false);
    expect(widthOf()).toBe(300);
  });

  it("changes its colours with the mode without being drawn again, and stays when another chart is drawn", async () => {
    await drawn();
    const label = document.querySelector("svg.marks text");
    const colour = () => label && getComputedStyle(label).fill;
    document.documentElement.dataset["mode"] = "light";
    const light = colour();
    document.documentElement.dataset["mode"] = "dark";
    expect(colour()).not.toBe(light);
    const before = drawing()?.outerHTML;
    await render(chart([1, 2], 400));
    await expect.poll(() => document.querySelectorAll("svg.marks").length).toBe(2);
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    expect([label?.isConnected, drawing()?.outerHTML]).toEqual([true, before]);
  });

  it("leaves nothing behind of the view, which draws other charts", async () => {
    const screen = await drawn();
    const elements = [...document.querySelectorAll("svg.marks *")];
    expect(elements.filter((element) => "__data__" in element)).toStrictEqual([]);
    await screen.unmount();
    expect(drawing()).toBeNull();
  });
});
