/** A chart in the browser: its drawing, its marks under the keyboard, its image, and printing. */
import "#src/theme/theme.css.ts";
import type { PropsWithChildren } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { chartPalette } from "#src/theme/chartPalette.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { drawChartImage } from "#src/ui/chart/chartImage.ts";
import type { DrawnRow } from "#src/ui/chart/DrawnRow.ts";
import { holdDrawings, viewPrototype } from "#test/support/drawings.ts";
import { words } from "#test/support/words.ts";

const rowsOf = (shares: ReadonlyArray<number>): ReadonlyArray<DrawnRow> =>
  shares.map((to, index) => ({
    y: index * 46,
    label: `Row ${index + 1}`,
    value: `${to}`,
    look: "label",
    track: "plain",
    barTop: index * 46 + 22,
    barBottom: index * 46 + 32,
    from: 0,
    to,
    hasDot: false,
    color: "var(--chart-1)",
  }));

const height = 130;
const chart = (shares = [1, 0.5, 0.25], width = 500) => (
  <div style={{ width }}>
    <Chart
      label={words("Level of education")}
      rows={rowsOf(shares)}
      marks={shares.map((_, index) => ({
        id: `${index}`,
        label: words(`Row ${index + 1}`),
        top: index * 46,
        height: 36,
      }))}
      height={height}
    />
  </div>
);

const drawing = () => document.querySelector<SVGSVGElement>("svg.marks");
const bars = () =>
  [...document.querySelectorAll<SVGPathElement>('svg.marks path[fill="var(--chart-1)"]')].map((bar) =>
    Math.round(bar.getBBox().width),
  );

const drawn = async () => {
  const screen = await render(chart());
  await expect.poll(bars).toStrictEqual([500, 250, 125]);
  return screen;
};

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset["mode"];
});

describe("a chart on paper", () => {
  it("is as wide as a page, and afterwards as wide as its place again", async () => {
    await drawn();
    window.dispatchEvent(new Event("beforeprint"));
    await expect.poll(bars).toStrictEqual([620, 310, 155]);
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(bars).toStrictEqual([500, 250, 125]);
  });

  it("has the rows and the height for paper while it is printed, and no longer", async () => {
    const label = words("Level of education");
    const paper = { rows: rowsOf([1]), height: 40 };
    const screen = await render(
      <Chart label={label} rows={rowsOf([1, 0.5])} marks={[]} height={height} paper={paper} />,
    );
    const heightOf = () => screen.container.firstElementChild?.getBoundingClientRect().height;
    await expect.poll(() => bars().length).toBe(2);
    expect(heightOf()).toBe(height);
    window.dispatchEvent(new Event("beforeprint"));
    await expect.poll(() => bars().length).toBe(1);
    expect(heightOf()).toBe(40);
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => bars().length).toBe(2);
    expect(heightOf()).toBe(height);
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
    expect(drawings()[1]?.getAttribute("width")).toBe("620");
    expect(drawings()[1]?.textContent).toContain("Row 3");
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => drawings().length).toBe(1);
  });
});

describe("the marks of a chart", () => {
  it("are one tab stop, and arrow keys move between them", async () => {
    const screen = await render(chart());
    const mark = (name: string) => screen.getByRole("option", { name });
    await userEvent.keyboard("{Tab}");
    await expect.element(mark("Row 1")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    await expect.element(mark("Row 2")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(mark("Row 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(mark("Row 3")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(mark("Row 2")).toHaveFocus();
    await userEvent.keyboard("{End}{Home}");
    await expect.element(mark("Row 1")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(document.body).toHaveFocus();
  });

  it("are rendered at the chart's final height before anything is drawn", async () => {
    const screen = await render(chart());
    const list = screen.getByRole("listbox", { name: "Level of education" }).element();
    expect(list.getBoundingClientRect().height).toBe(height);
    expect(screen.getByRole("option").all()).toHaveLength(3);
  });

  it("keep a current mark when there are fewer rows", async () => {
    const screen = await drawn();
    await userEvent.keyboard("{Tab}{End}");
    await screen.rerender(chart([1]));
    await expect.element(screen.getByRole("option", { name: "Row 1" })).toHaveAttribute("tabindex", "0");
  });
});

describe("the drawing of a chart", () => {
  it("shows other rows and another width in place", async () => {
    const screen = await drawn();
    const before = drawing();
    await screen.rerender(chart([0.5, 1]));
    await expect.poll(bars).toStrictEqual([250, 500]);
    await screen.rerender(chart([0.5, 1], 300));
    await expect.poll(bars).toStrictEqual([150, 300]);
    expect(drawing()).toBe(before);
  });

  it("is busy until Vega has drawn the rows and the size that were set last", async () => {
    const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
    const screen = await drawn();
    await expect.poll(isBusy).toBe(false);
    const release = holdDrawings();
    const next = chart([1]);
    await screen.rerender(next);
    expect(isBusy()).toBe(true);
    release();
    await expect.poll(isBusy).toBe(false);
    expect(bars()).toStrictEqual([500]);
    vi.restoreAllMocks();
    const releaseNext = holdDrawings();
    await screen.rerender(<div style={{ width: 300 }}>{(next.props as PropsWithChildren).children}</div>);
    await expect.poll(isBusy).toBe(true);
    releaseNext();
    await expect.poll(isBusy).toBe(false);
    expect(bars()).toStrictEqual([300]);
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

describe("the image of a chart", () => {
  it("is a PNG in the given colours, with the bar at its length", async () => {
    const colours: Readonly<Record<string, string>> = {
      "--color-surface": "#ffffff",
      "--chart-1": chartPalette[1],
    };
    const blob = await drawChartImage({
      title: "Level of education",
      rows: rowsOf([0.5]),
      height: 40,
      notes: ["App: Vital Steps", "A note that is so long that it is wrapped ".repeat(6)],
      colorOf: (variable) => colours[variable] ?? "#17202a",
    });
    expect(blob.type).toBe("image/png");
    const image = await createImageBitmap(blob);
    expect(image.width).toBe((640 + 2 * 32) * 2);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const colourAt = (x: number, y: number) =>
      `#${[...(context?.getImageData(x * 2, y * 2, 1, 1).data ?? [])]
        .slice(0, 3)
        .map((part) => part.toString(16).padStart(2, "0"))
        .join("")}`;
    const barMiddle = 32 + 40 + 27;
    expect(colourAt(4, 4)).toBe("#ffffff");
    expect(colourAt(32 + 310, barMiddle)).toBe(chartPalette[1]);
    expect(colourAt(32 + 330, barMiddle)).not.toBe(chartPalette[1]);
  });
});
