/** A chart of three bars in the browser, and what a person finds of it. */
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/i18n.ts";
import { Chart } from "#src/ui/Chart.tsx";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import { barsOf } from "./chartRows.ts";

const charts = new Map<string, Drawing>();
/** The same object for the same counts, so that a chart is drawn once. */
export const drawingOf = (counts: ReadonlyArray<number>) => {
  const known = charts.get(counts.join());
  if (known) return known;
  const made = barsOf(counts);
  charts.set(counts.join(), made);
  return made;
};
/** A name, and what it is. */
export const words = (label: string) => ({ label: asWritten(label), kindName: asWritten("chart") });
export const chart = (counts = [40, 20, 10], width = 600) => (
  <div style={{ width }}>
    <Chart {...words("Level of education")} drawing={drawingOf(counts)} />
  </div>
);

export const drawing = () => document.querySelector<SVGSVGElement>("svg.marks");
/** The lengths of the bars, as parts of the longest. */
export const bars = () => {
  const lengths = [
    ...document.querySelectorAll<SVGPathElement>('svg.marks path[fill="var(--chart-accent)"]'),
  ].map((path) => path.getBBox().width);
  return lengths.map((length) => Math.round((100 * length) / Math.max(...lengths)));
};
/** What screen readers announce. */
export const shown = () =>
  [...document.querySelectorAll("[aria-live]")].map((region) => region.textContent).join("");

export const drawn = async () => {
  const screen = await render(chart());
  await expect.poll(bars).toStrictEqual([100, 50, 25]);
  return screen;
};
