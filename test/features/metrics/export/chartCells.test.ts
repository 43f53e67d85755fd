/** A chart as cells: where its numbers come from, then its table as the page shows it. */
import { expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { chartCells } from "#src/features/metrics/export/copyChart.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { chartOf, comparedWith } from "#test/features/metrics/metricsCharts.ts";

const english = makeI18n("en", await loadCatalogue("en"));
const german = makeI18n("de", await loadCatalogue("de"));
const provenanceOf = (app: string) => ({
  lines: [
    [asWritten("App"), asWritten(app)],
    [asWritten("Period"), asWritten("1 – 31 Mar 2026")],
  ] as const,
  columns: [],
  fileStem: "vital-steps",
});

it("title, app and period stand above the numbers, which are written as in the table", () => {
  const data = comparedWith(chartOf("bars", [[1234, { below: 5 }]]), [1000]);
  expect(chartCells(english, { data, provenance: provenanceOf("Vital Steps") })).toEqual([
    ["Chart", "Title"],
    ["App", "Vital Steps"],
    ["Period", "1 – 31 Mar 2026"],
    [],
    ["Dimension", "Registered users", "Share", "Share, points", "Registered users, change"],
    ["Category 1", "1,234", "–", "–", "+234 (+23.4%)"],
    ["Category 2", "< 5", "–", "–", "–"],
  ]);
});

it("a chart of several series has a column for them, and one for their bases", () => {
  const data = chartOf("bullets", [[1], [2]], [[10], [20]]);
  const [head, ...rows] = chartCells(english, { data, provenance: provenanceOf("Zen") }).slice(4);
  expect(head).toEqual(["Dimension", "Group", "Active users", "Registered users", "Share"]);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ["Category 1", "Series 1", "1", "10"],
    ["Category 1", "Series 2", "2", "20"],
  ]);
});

it("numbers follow the language", () => {
  const data = chartOf("bars", [[1234, 8766]]);
  const [, first] = chartCells(german, { data, provenance: provenanceOf("Zen") }).slice(4);
  expect(first?.slice(0, 2)).toEqual(["Category 1", "1.234"]);
});

it("the name of an app is never run as a formula", () => {
  const data = chartOf("bars", [[1]]);
  const [, app] = chartCells(english, { data, provenance: provenanceOf("=1+1") });
  expect(app).toEqual(["App", "'=1+1"]);
});
