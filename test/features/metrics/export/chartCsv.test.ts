/** Charts as CSV: where the numbers come from, and the previous period while it is compared. */
import { expect, it } from "vitest";
import { dialects } from "#src/domain/csv.ts";
import { chartCsv } from "#src/features/metrics/export/chartCsv.ts";
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
const linesOf = (csv: string) => csv.split("\r\n");

it("every row names its provenance, its chart and its category", () => {
  const rates = chartOf("rates", [[1, 3]], [[3, 4]]);
  expect(
    linesOf(
      chartCsv(
        english,
        [bars, rates].map((data) => ({ data, provenance })),
        dialects.commas,
      ),
    ),
  ).toEqual([
    "\uFEFFApp,Chart,Counted,Category,Series,Count,Base,Share",
    '"Vital, Steps",Title,Registered users,Category 1,Series 1,1,withheld,',
    '"Vital, Steps",Title,Registered users,Category 2,Series 1,2,withheld,',
    '"Vital, Steps",Title,Registered users,Category 3,Series 1,< 5,withheld,',
    '"Vital, Steps",Title,Active users,Category 1,Series 1,1,3,0.333333',
    '"Vital, Steps",Title,Active users,Category 2,Series 1,3,4,0.75',
    "",
  ]);
});

it("the last columns have counts and bases of the previous period, if any chart compares periods", () => {
  const compared = comparedWith(chartOf("bars", [[1, 1, 2]]), [7, "pending", { below: null }]);
  const charts = [compared, chartOf("bars", [[5]])].map((data) => ({ data, provenance }));
  expect(
    linesOf(chartCsv(english, charts, dialects.commas)).map((line) => line.split(",").slice(-4)),
  ).toEqual([
    ["Base", "Share", "Compared", "Compared base"],
    ["4", "0.25", "7", "4"],
    ["4", "0.25", "", "4"],
    ["4", "0.5", "withheld", "4"],
    ["5", "1", "", ""],
    [""],
  ]);
});

it("a file has the chosen dialect, whatever its language is", () => {
  const charts = [{ data: chartOf("bars", [[1, 3]]), provenance }];
  const [, line] = linesOf(chartCsv(english, charts, dialects.semicolons));
  expect(line).toBe("Vital, Steps;Title;Registered users;Category 1;Series 1;1;4;0,25");
});
