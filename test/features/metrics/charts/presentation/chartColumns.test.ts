/** The table of a chart: its columns, and what stands in them. */
import { expect, it } from "vitest";
import { type ChartData, pointsOf } from "#src/domain/metrics/chartData.ts";
import { chartColumns } from "#src/features/metrics/charts/presentation/chartColumns.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { chartOf, comparedWith } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en");
const cellsOf = (data: ChartData<Text>) => {
  const columns = chartColumns(english, data);
  const rows = pointsOf(data).map((point) => columns.map(({ cell }) => cell(point)));
  return [columns.map(({ header }) => header), ...rows];
};

it("beside counts and shares stands how both have changed, where that is known", () => {
  expect(cellsOf(comparedWith(chartOf("bars", [[1234, { below: 5 }]]), [1000]))).toEqual([
    ["Dimension", "Registered users", "Share", "Share, points", "Registered users, change"],
    ["Category 1", "1,234", "–", "–", "+234 (+23.4%)"],
    ["Category 2", "< 5", "–", "–", "–"],
  ]);
});

it("a chart of several series has a column for them, and one for their bases", () => {
  expect(cellsOf(chartOf("bullets", [[1], [2]], [[10], [20]]))).toEqual([
    ["Dimension", "Group", "Active users", "Registered users", "Share"],
    ["Category 1", "Series 1", "1", "10", "10.00%"],
    ["Category 1", "Series 2", "2", "20", "10.00%"],
  ]);
});
