/** The rows of a drawing contain all of the chart's data except withheld counts. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { charts } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");

const always = (holds: (data: ChartData<Text>) => void) => fc.assert(fc.property(charts, holds));

describe("any chart", () => {
  it("has one row for each point, in the same order, with a unique key", () =>
    always((data) => {
      const names = pointsOf(data).map(({ category, series }) => `${category.key} ${series.key}`);
      const drawing = draw(i18n, data);
      expect(drawing.rows.map(({ key }) => key)).toStrictEqual(names);
      expect(drawing.kind !== "bars" || drawing.rows.every(({ index }, at) => index === at)).toBe(true);
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
});
