/** Charts as CSV: where the numbers come from, and the previous period while it is compared. */
import { expect, it } from "vitest";
import { chartRows } from "#src/features/metrics/export/chartCsv.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { chartOf, comparedWith } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en");
const provenance = {
  lines: [],
  columns: [[asWritten("App"), "Vital, Steps"]] as const,
  fileStem: "vital-steps",
};
const bars = chartOf("bars", [[1, 2, { below: 5 }]]);
const linesOf = (...args: Parameters<typeof chartRows>) => chartRows(...args).map((row) => row.join());

it("every row names its provenance, its chart and its category", () => {
  const rates = chartOf("rates", [[1, 3]], [[3, 4]]);
  expect(
    linesOf(
      english,
      [bars, rates].map((data) => ({ data, provenance })),
    ),
  ).toEqual([
    "App,Chart,Counted,Category,Series,Count,Base,Share",
    "Vital, Steps,Title,Registered users,Category 1,Series 1,1,withheld,",
    "Vital, Steps,Title,Registered users,Category 2,Series 1,2,withheld,",
    "Vital, Steps,Title,Registered users,Category 3,Series 1,< 5,withheld,",
    "Vital, Steps,Title,Active users,Category 1,Series 1,1,3,0.333333",
    "Vital, Steps,Title,Active users,Category 2,Series 1,3,4,0.75",
  ]);
});

it("the last columns have counts and bases of the previous period, if any chart compares periods", () => {
  const compared = comparedWith(chartOf("bars", [[1, 1, 2]]), [7, "pending", { below: null }]);
  const charts = [compared, chartOf("bars", [[5]])].map((data) => ({ data, provenance }));
  expect(linesOf(english, charts).map((line) => line.split(",").slice(-4))).toEqual([
    ["Base", "Share", "Compared", "Compared base"],
    ["4", "0.25", "7", "4"],
    ["4", "0.25", "", "4"],
    ["4", "0.5", "withheld", "4"],
    ["5", "1", "", ""],
  ]);
});
