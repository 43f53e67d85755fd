/** The rows of a drawing contain all of the chart's data except withheld counts. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartData, isKnown, isStill, pointsOf } from "#src/domain/metrics/chartData.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { chartOf, charts, comparedWith } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const spaced = (text: string) => text.replaceAll(/[\u00A0\u2002]/g, " ");

/** The rows of a chart with a single series. */
const rowsOf = (data: ChartData<Text>) => {
  const { kind, rows } = draw(i18n, data);
  return kind === "bars" ? rows : [];
};

/** The rows of a chart with counts of 1 within these. */
const panelsOf = (...wholes: Parameters<typeof chartOf>[1]) => {
  const [first, ...others] = wholes.map((row) => row.map(() => 1));
  const { kind, rows } = draw(i18n, chartOf("bullets", [first ?? [], ...others], wholes));
  return kind === "bullets" ? rows : [];
};

const always = (holds: (data: ChartData<Text>) => void) => fc.assert(fc.property(charts, holds));

describe("any chart", () => {
  it("has one row for each point, in the same order, with a unique key", () =>
    always((data) => {
      const names = pointsOf(data).map(({ category, series }) => `${category.key} ${series.key}`);
      expect(draw(i18n, data).rows.map(({ key }) => key)).toStrictEqual(names);
      expect(new Set(names).size).toBe(names.length);
    }));

  it("draws no bar for an unknown count", () =>
    always((data) => {
      const drawing = draw(i18n, data);
      if (data.kind === "rates" || drawing.kind === "trend") return;
      const sizes =
        drawing.kind === "bars"
          ? drawing.rows.map(({ size }) => size)
          : drawing.rows.map(({ count }) => count);
      expect(sizes).toStrictEqual(pointsOf(data).map(({ count }) => (isKnown(count) ? count : null)));
    }));

  it("has the colours of its series if there are several, else those of its categories", () =>
    always((data) => {
      const colors = pointsOf(data).map(
        ({ category, series }) => `var(--chart-${(data.series.length > 1 ? series : category).color})`,
      );
      const drawing = draw(i18n, data);
      if (drawing.kind === "trend") return;
      expect(drawing.rows.map(({ color }) => color)).toStrictEqual(colors);
    }));

  it("is described by the size of each of its rows and columns", () => {
    const rows = panelsOf([10, 10], [10, 10]);
    expect(rows.map(({ rowIndex, column }) => `${rowIndex}/${column}`)).toEqual(["0/0", "0/1", "1/0", "1/1"]);
  });
});

it("a column within wholes is named with its share of them, if all of its counts are known", () => {
  const labels = (...wholes: Parameters<typeof panelsOf>) =>
    panelsOf(...wholes).map(({ columnLabel }) => columnLabel);
  expect(labels([40, 8], [50, 2])).toEqual(["Series 1 48%", "Series 2 52%", "Series 1 48%", "Series 2 52%"]);
  expect(labels([40, { below: 5 }])).toEqual(["Series 1", "Series 1"]);
});

const fewRates = chartOf("rates", [[0, { below: 5 }, 0]], [[10, 20, 0]]);
const small = chartOf("rates", [[5, 5, 0]], [[19, 20, 0]]);
const below10 = chartOf("rates", [[2, 21, 0]], [[427, 427, 427]]);

it.each<
  readonly [
    what: string,
    data: ChartData<Text>,
    of: keyof ReturnType<typeof rowsOf>[number],
    values: ReadonlyArray<unknown>,
  ]
>([
  ["zero, withheld and of nobody", fewRates, "number", ["0 of 10", "< 5 of 20", "0 of 0"]],
  ["zero, withheld and of nobody", fewRates, "share", ["0%", "", ""]],
  [
    "zero, withheld and missing",
    chartOf("bars", [[0, { below: 5 }, "missing"]]),
    "number",
    ["0", "< 5", "–"],
  ],
  ["of fewer than 20 people as an outline", small, "isHollow", [true, false, false]],
  ["with the digits of the largest one", chartOf("bars", [[2, 43, 955]]), "share", ["< 1%", "4%", "96%"]],
  ["of nobody", chartOf("bars", [[0, 0]]), "share", ["", ""]],
  ["with a decimal below 10%", below10, "share", ["< 1%", "4.9%", "0.0%"]],
])("values are drawn %s (%#)", (_what, data, of, values) => {
  expect(rowsOf(data).map((row) => row[of])).toEqual(values);
});

describe("the previous period", () => {
  const data = chartOf("bars", [[12, 8, 3, 4, 5]]);

  it("is a tick at its share, and the change of the share in points, marked beyond chance", () => {
    const rows = rowsOf(comparedWith(data, [8, 10, 3, { below: 5 }, "pending"]));
    expect(rows.map(({ compared }) => compared)).toEqual([8, 10, 3, null, null]);
    expect(rows.map(({ change }) => change)).toEqual(["(+12.5)", "(−6.3)", "(±0.0)", "", ""]);
    const large = chartOf("bars", [[1200, 800, 300]]);
    const changed = rowsOf(comparedWith(large, [800, 790, 300])).map(({ hasChanged }) => hasChanged);
    expect(changed).toEqual([true, false, false]);
  });

  it("is fully described in the text of each mark", () => {
    expect(
      rowsOf(comparedWith(data, [8, 0, 3, { below: 5 }, "pending"])).map(({ words }) => spaced(words)),
    ).toEqual([
      "Category 1: 12 (37.5%). Compared: 25% · +12.5 points",
      "Category 2: 8 (25%). Compared: 0% · +25.0 points",
      "Category 3: 3 (9.38%). Compared: 9.38% · ±0.0 points",
      "Category 4: 4 (12.5%). Compared: < 5 · –",
      "Category 5: 5 (15.63%). Compared: –",
    ]);
  });

  it("is a tick at its share in shares", () => {
    const rows = rowsOf(comparedWith(chartOf("rates", [[5, 5]], [[10, 20]]), [4, "pending"]));
    expect(rows.map(({ compared }) => compared)).toEqual([0.4, null]);
  });

  it("has neither ticks nor changes where no share has moved by a point", () => {
    const still = comparedWith(chartOf("bars", [[5050, 4950]]), [5000, 5000]);
    const rows = rowsOf(still);
    expect([still, data].map(isStill)).toEqual([true, false]);
    expect(isStill(comparedWith(data, [8, 10, 3, 4, 5]))).toBe(false);
    expect(rows.map(({ compared, change }) => [compared, change])).toEqual([
      [null, ""],
      [null, ""],
    ]);
  });

  it("has no tick for zero after zero, but one wherever there was or is somebody", () => {
    const data = chartOf("rates", [[0, 8, 0, 8]], [[40, 40, 40, 40]]);
    const rows = rowsOf(comparedWith(data, [0, 4, 4, 0]));
    expect(rows.map(({ compared }) => compared)).toEqual([null, 0.1, 0.1, 0]);
  });
});
