/** The rows of a drawing contain all of the chart's data except withheld counts. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { draw } from "#src/features/metrics/presentation/draw.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartOf, charts, comparedWith } from "#test/features/metrics/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const spaced = (text: string) => text.replaceAll(/[\u00A0\u2002]/g, " ");

/** The rows of a chart with a single series. */
const rowsOf = (data: ChartData<Text>) => {
  const { kind, rows } = draw(i18n, data);
  return kind === "bullets" || kind === "trend"
    ? []
    : rows.map((row) => ({ ...row, value: spaced(row.value) }));
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
      if (drawing.kind !== "bars" && drawing.kind !== "bullets") return;
      expect(drawing.rows.map(({ count }) => count)).toStrictEqual(
        pointsOf(data).map(({ count }) => (isKnown(count) ? count : null)),
      );
    }));

  it("does not divide a whole if a part of it is unknown", () =>
    always((data) => {
      const drawing = draw(i18n, data);
      if (drawing.kind !== "split" || pointsOf(data).every(({ count }) => isKnown(count))) return;
      expect(new Set(drawing.rows.map(({ count }) => count))).toStrictEqual(new Set([null]));
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
    const drawing = draw(
      i18n,
      chartOf(
        "bullets",
        [
          [1, 2],
          [3, 4],
        ],
        [
          [9, 9],
          [9, 9],
        ],
      ),
    );
    expect(
      drawing.kind === "bullets" && drawing.rows.map(({ rowIndex, column }) => [rowIndex, column]),
    ).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe("zero, withheld and missing", () => {
  it("look different in shares", () => {
    const drawing = draw(i18n, chartOf("rates", [[0, { below: 5 }, 0]], [[10, 20, 0]]));
    const seen = drawing.kind === "rates" && drawing.rows.map(({ track, value }) => [track, spaced(value)]);
    expect(seen).toStrictEqual([
      ["plain", "0% · n = 10"],
      ["dashed", "– · n = 20"],
      ["none", "– · n = 0"],
    ]);
  });

  it("look different in bars", () => {
    const rows = rowsOf(chartOf("bars", [[0, { below: 5 }, "missing"]]));
    expect(rows.map(({ value }) => value)).toStrictEqual(["0", "< 5", "–"]);
  });
});

describe("a share", () => {
  it("of fewer than 20 people is an outline", () => {
    const drawing = draw(i18n, chartOf("rates", [[5, 5, 0]], [[19, 20, 0]]));
    expect(drawing.kind === "rates" && drawing.rows.map(({ isHollow }) => isHollow)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("has an axis in the interface's language", async () => {
    const german = makeI18n("de", await loadCatalogue("de"));
    const { params } = draw(german, chartOf("rates", [[1]], [[2]]));
    expect(params?.["percents"]).toEqual(["0\u00A0%", "50\u00A0%", "100\u00A0%"]);
  });
});

describe("the previous period", () => {
  const data = chartOf("bars", [[12, 8, 3, 4, 5]]);

  it("is a tick at its count, and the change of the share in points, muted below one", () => {
    const rows = rowsOf(comparedWith(data, [8, 10, 3, { below: 5 }, "pending"]));
    expect(rows.map((row) => ("previous" in row ? row.previous : undefined))).toEqual([8, 10, 3, null, null]);
    expect(rows.map((row) => ("change" in row ? [row.change, row.changeColor] : []))).toStrictEqual([
      ["(+12.5)", "var(--color-text)"],
      ["(−6.3)", "var(--color-text)"],
      ["(±0.0)", "var(--color-text-muted)"],
      ["", "none"],
      ["", "none"],
    ]);
  });

  it("is fully described in the text of each mark", () => {
    expect(
      rowsOf(comparedWith(data, [8, 0, 3, { below: 5 }, "pending"])).map(({ words }) => spaced(words)),
    ).toEqual([
      "Category 1: 12 (37.5%). Before: 25% · +12.5 points",
      "Category 2: 8 (25%). Before: 0% · +25.0 points",
      "Category 3: 3 (9.38%). Before: 9.38% · ±0.0 points",
      "Category 4: 4 (12.5%). Before: < 5 · –",
      "Category 5: 5 (15.63%). Before: –",
    ]);
  });

  it("is a tick at its share in shares", () => {
    const drawing = draw(i18n, comparedWith(chartOf("rates", [[5, 5]], [[10, 20]]), [4, "pending"]));
    expect(drawing.kind === "rates" && drawing.rows.map(({ previous }) => previous)).toEqual([0.4, null]);
  });
});
