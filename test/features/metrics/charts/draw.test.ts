/** The layout of a chart shows its data, all of it, and in proportion. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { draw } from "#src/features/metrics/charts/draw.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartOf, charts, comparedWith } from "#test/support/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const drawn = (data: ChartData<Text>) => draw(i18n, data);

/** The lines with a value, in order. */
const linesOf = (data: ChartData<Text>) => drawn(data).rows.filter(({ value }) => value !== "");
const barsOf = (data: ChartData<Text>) => {
  const { rows } = drawn(data);
  return data.kind === "split" ? rows.filter(({ value }) => value === "") : linesOf(data);
};
const lengthOf = ({ from, to }: { readonly from: number; readonly to: number }) => to - from;

const always = (holds: (data: ChartData<Text>) => void) => fc.assert(fc.property(charts, holds));

describe("any chart", () => {
  it("has one line and one mark for each point, in the same order", () =>
    always((data) => {
      const names = pointsOf(data).map(({ category, series }) => `${category.key} ${series.key}`);
      expect(drawn(data).marks.map(({ id }) => id)).toStrictEqual(names);
      expect(linesOf(data).map(({ label }) => label)).toStrictEqual(
        pointsOf(data).map(({ category, series }) => (data.series.length > 1 ? series : category).label),
      );
    }));

  it("keeps every bar within its track", () =>
    always((data) => {
      for (const { from, to } of drawn(data).rows) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(1);
      }
    }));

  it("has marks below each other, each covering its label and its bar, all within the height", () =>
    always((data) => {
      const { marks, height } = drawn(data);
      const lines = linesOf(data);
      for (const [index, { top, height: high }] of marks.entries()) {
        const [line, next] = [lines[index], marks[index + 1]];
        expect(line?.y).toBeGreaterThanOrEqual(top);
        expect(top + high).toBeGreaterThanOrEqual(line?.barBottom ?? 0);
        expect(top + high).toBeLessThanOrEqual(next?.top ?? height);
      }
    }));

  it("shows a withheld count, and nothing else, as a dashed track without a bar", () =>
    always((data) => {
      if (data.kind === "split") return;
      const points = pointsOf(data);
      const bars = barsOf(data);
      expect(bars.map(({ track }) => track === "withheld")).toStrictEqual(
        points.map(({ count }) => !isKnown(count)),
      );
      expect(bars.filter((bar) => bar.track !== "plain" && lengthOf(bar) > 0)).toStrictEqual([]);
    }));

  it("gives every bar the colour of its category, or of its series where there are several", () =>
    always((data) => {
      const colors = pointsOf(data).map(
        ({ category, series }) => `var(--chart-${(data.series.length > 1 ? series : category).color})`,
      );
      expect(linesOf(data).map(({ color }) => color)).toStrictEqual(colors);
    }));
});

describe("the length of a bar", () => {
  it("is in proportion to its count", () =>
    always((data) => {
      if (data.kind !== "bars" && data.kind !== "grouped") return;
      const counts = pointsOf(data).map(({ count }) => (isKnown(count) ? count : 0));
      const greatest = Math.max(...counts, 1);
      for (const [index, bar] of barsOf(data).entries()) {
        expect(lengthOf(bar) * greatest).toBeCloseTo(counts[index] ?? Number.NaN, 3);
      }
    }));

  it("is the share in a chart of rates", () =>
    always((data) => {
      if (data.kind !== "rates") return;
      const shares = pointsOf(data).map(({ share }) => share ?? 0);
      expect(barsOf(data).map(lengthOf)).toStrictEqual(shares);
    }));

  it("is the share in a divided bar, whose parts lie side by side", () =>
    always((data) => {
      if (data.kind !== "split" || !isKnown(data.total) || data.total === 0) return;
      const bars = barsOf(data);
      expect(bars[0]?.from).toBe(0);
      expect(bars.at(-1)?.to).toBe(1);
      for (const [index, { share }] of pointsOf(data).entries()) {
        expect(lengthOf(bars[index] ?? { from: 0, to: Number.NaN })).toBeCloseTo(share ?? Number.NaN, 9);
        expect(bars[index]?.from).toBe(bars[index - 1]?.to ?? 0);
      }
    }));
});

describe("zero, withheld and missing", () => {
  it("never look alike", () => {
    const lines = linesOf(chartOf("rates", [[0, { below: 5 }, 0]], [10, 20, 0]));
    expect(lines.map(({ track, value }) => [track, value.replaceAll("\u00A0", " ")])).toStrictEqual([
      ["plain", "0% · 0 of 10"],
      ["withheld", "– · < 5 of 20"],
      ["none", "– · 0 of 0"],
    ]);
  });

  it("a bar with a withheld part is not divided", () => {
    const [whole, ...others] = barsOf(chartOf("split", [[{ below: 5 }, { below: null }]]));
    expect(whole).toMatchObject({ track: "withheld", from: 0, to: 0 });
    expect(others).toStrictEqual([]);
  });
});

describe("the period before", () => {
  const data = chartOf("bars", [[12, 8, 3, 4]]);
  const notesOf = (chart: ChartData<Text>) =>
    drawn(chart)
      .rows.filter(({ look }) => look === "note")
      .map(({ label }) => label);

  it("is noted below each bar, with the change since", () => {
    expect(notesOf(comparedWith(data, [8, 10, 0, { below: 5 }]))).toStrictEqual([
      "Before: 8 · +4 (+50%)",
      "Before: 10 · −2 (−20%)",
      "Before: 0 · +3 (no base)",
      "Before: < 5 · –",
    ]);
  });

  it("keeps its place free until it has loaded, so that nothing moves", () => {
    const [loading, loaded] = [comparedWith(data, []), comparedWith(data, [1, 2, 3, 4])];
    expect(notesOf(loading)).toStrictEqual(Array.from({ length: 4 }, () => "Before: –"));
    expect(drawn(loading).marks.map(({ top }) => top)).toStrictEqual(
      drawn(loaded).marks.map(({ top }) => top),
    );
  });

  it("is on the line of the label on paper, which takes less height", () => {
    const compared = comparedWith(data, [8, 10, 0, { below: 5 }]);
    const paper = draw(i18n, compared, true);
    expect(paper.rows.map(({ look, label }) => `${look}: ${label}`)).toStrictEqual([
      "label: Category 1 · Before: 8 · +4 (+50%)",
      "label: Category 2 · Before: 10 · −2 (−20%)",
      "label: Category 3 · Before: 0 · +3 (no base)",
      "label: Category 4 · Before: < 5 · –",
    ]);
    expect(paper.height).toBeLessThan(drawn(compared).height * 0.7);
  });

  it("is not mentioned while periods are not compared", () => {
    expect(notesOf(data)).toStrictEqual([]);
  });
});
