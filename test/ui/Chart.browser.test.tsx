/** A chart in the browser: its drawing, its marks under keyboard and pointer, and printing. */
import "#src/theme/theme.css.ts";
import type { PropsWithChildren } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ring as ringClass } from "#src/ui/Chart.css.ts";
import { Chart } from "#src/ui/Chart.tsx";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import { bar, barsOf, bulletsOf } from "#test/support/chartRows.ts";
import { holdDrawings, viewPrototype } from "#test/support/drawings.ts";
import { asWritten } from "#src/i18n/Text.ts";

const height = 3 * 28;
const charts = new Map<string, Drawing>();
/** The same object for the same counts, so that a chart is drawn once. */
const drawingOf = (counts: ReadonlyArray<number>) => {
  const known = charts.get(counts.join());
  if (known) return known;
  const made = barsOf(counts);
  charts.set(counts.join(), made);
  return made;
};
/** A name, and what it is. */
const words = (label: string) => ({ label: asWritten(label), kindName: asWritten("chart") });
const chart = (counts = [40, 20, 10], width = 600) => (
  <div style={{ width }}>
    <Chart {...words("Level of education")} drawing={drawingOf(counts)} />
  </div>
);

const drawing = () => document.querySelector<SVGSVGElement>("svg.marks");
/** The lengths of the bars, as parts of the longest. */
const bars = () => {
  const lengths = [
    ...document.querySelectorAll<SVGPathElement>('svg.marks path[fill="var(--chart-accent)"]'),
  ].map((path) => path.getBBox().width);
  return lengths.map((length) => Math.round((100 * length) / Math.max(...lengths)));
};
/** What screen readers announce. */
const shown = () => [...document.querySelectorAll("[aria-live]")].map((region) => region.textContent).join();
const widthOf = () => Number(drawing()?.getAttribute("width"));

const drawn = async () => {
  const screen = await render(chart());
  await expect.poll(bars).toStrictEqual([100, 50, 25]);
  return screen;
};

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset["mode"];
});

it("draws its rows in the order of new data, whatever their order was before", async () => {
  const rowsOf = (labels: ReadonlyArray<string>): Drawing => ({
    kind: "bars",
    rows: labels.map((label, index) => bar(label, 9 - index, index)),
  });
  const place = (drawing: Drawing) => (
    <div style={{ width: 600 }}>
      <Chart {...words("Topics")} drawing={drawing} />
    </div>
  );
  const labels = () =>
    [...document.querySelectorAll("svg.marks text")]
      .filter(({ textContent }) => /^[A-Z]/.test(textContent))
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map(({ textContent }) => textContent);
  const screen = await render(place(rowsOf(["Sleep", "Mental", "Weight"])));
  await expect.poll(labels).toStrictEqual(["Sleep", "Mental", "Weight"]);
  await screen.rerender(place(rowsOf(["Weight", "Sleep", "Mental"])));
  await expect.poll(labels).toStrictEqual(["Weight", "Sleep", "Mental"]);
});

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
    <div style={{ width: 600 }}>
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
  await expect.poll(lines).toStrictEqual([0, 0, 0, 0]);
  window.dispatchEvent(new Event("beforeprint"));
  await expect.poll(lines).toStrictEqual([0, 0, 1, 1]);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(lines).toStrictEqual([0, 0, 0, 0]);
});

describe("a chart under the keyboard", () => {
  it("is one tab stop, and arrow keys read out its marks", async () => {
    const screen = await drawn();
    const image = screen.getByRole("application", { name: "Level of education" });
    await userEvent.keyboard("{Tab}");
    await expect.element(image).toHaveFocus();
    expect(shown()).toBe("");
    const after = async (keys: string) => {
      await userEvent.keyboard(keys);
      return shown();
    };
    expect(await after("{ArrowDown}")).toBe("Row 1: 40");
    expect(await after("{ArrowUp}")).toBe("Row 1: 40");
    expect(await after("{ArrowRight}")).toBe("Row 2: 20");
    expect(await after("{End}")).toBe("Row 3: 10");
    expect(await after("{ArrowDown}")).toBe("Row 3: 10");
    expect(await after("{ArrowLeft}{Home}")).toBe("Row 1: 40");
    // The text is also shown beside the mark.
    await expect.element(image).toHaveTextContent("Row 1: 40");
    expect(await after("{Escape}")).toBe("");
    await userEvent.keyboard("{Tab}");
    await expect.element(document.body).toHaveFocus();
  });

  it("walks the columns of a chart of panels sideways, and its rows up and down", async () => {
    await render(<Chart {...words("Age and gender")} drawing={bulletsOf(2, 3)} />);
    await userEvent.keyboard("{Tab}{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(shown()).toBe("row 1, column 1");
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const ring = () => boxOf(document.querySelector(`.${ringClass.split(" ").join(".")}`));
    const value = () =>
      boxOf([...document.querySelectorAll("text")].find(({ textContent }) => textContent === "v11"));
    await expect.poll(() => value().top > ring().top && value().bottom < ring().bottom).toBe(true);
    expect(value().left).toBeGreaterThan(ring().left);
    expect(value().left).toBeLessThan(ring().right);
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowUp}");
    expect(shown()).toBe("row 0, column 0");
  });

  it("shows no mark after the focus has left it", async () => {
    const screen = await drawn();
    await userEvent.keyboard("{Tab}{ArrowDown}");
    const image = screen.getByRole("application");
    await expect.element(image).toHaveTextContent("Row 1: 40");
    await userEvent.keyboard("{Tab}");
    await expect.element(image).not.toHaveTextContent("Row 1: 40");
  });

  it.each(["Alt", "Control", "Meta"])("leaves arrow keys with %s to the browser", async (modifier) => {
    await drawn();
    await userEvent.keyboard(`{Tab}{ArrowDown}{${modifier}>}{ArrowDown}{/${modifier}}`);
    expect(shown()).toBe("Row 1: 40");
  });

  it("passes on keys that do not move between marks", async () => {
    const onKeyDown = vi.fn<(event: { readonly key: string }) => void>();
    await render(<Chart {...words("Age")} drawing={drawingOf([1])} onKeyDown={onKeyDown} />);
    await userEvent.keyboard("{Tab}{ArrowDown}{Enter}");
    expect(onKeyDown.mock.calls.map(([{ key }]) => key)).toEqual(["Enter"]);
  });

  it("shows nothing about a mark that was removed", async () => {
    const screen = await drawn();
    await userEvent.keyboard("{Tab}{End}");
    expect(shown()).toBe("Row 3: 10");
    await screen.rerender(chart([1]));
    await expect.poll(shown).toBe("");
  });
});

describe("a chart under the pointer", () => {
  it("shows the text of the row that is pointed at, anywhere in the row, without announcing it", async () => {
    const screen = await drawn();
    const image = screen.getByRole("application");
    await userEvent.keyboard("{Tab}");
    await userEvent.hover(image, { position: { x: 590, y: 33 } });
    await expect.element(image).toHaveTextContent("Row 2: 20");
    await userEvent.hover(image, { position: { x: 2, y: 60 } });
    await expect.element(image).toHaveTextContent("Row 3: 10");
    await expect.element(image).not.toHaveTextContent("Row 2: 20");
    expect(shown()).toBe("");
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

  it("changes its colours with the mode without being drawn again", async () => {
    await drawn();
    const label = document.querySelector("svg.marks text");
    const colour = () => label && getComputedStyle(label).fill;
    document.documentElement.dataset["mode"] = "light";
    const light = colour();
    document.documentElement.dataset["mode"] = "dark";
    expect(colour()).not.toBe(light);
    expect(label?.isConnected).toBe(true);
  });

  it("is finalized when the chart unmounts", async () => {
    const finalize = vi.spyOn(viewPrototype, "finalize");
    const screen = await drawn();
    expect(finalize).not.toHaveBeenCalled();
    await screen.unmount();
    await expect.poll(() => finalize.mock.calls.length).toBe(1);
    expect(drawing()).toBeNull();
  });
});
