/** A chart's summary says what its numbers say, and nothing that a withheld count could make wrong. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { markText, summaryText } from "#src/features/metrics/charts/words.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartOf, charts } from "#test/support/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const german = makeI18n("de", await loadCatalogue("de"));
const spaced = (text: string) => text.replaceAll("\u00A0", " ");
const summary = (data: ChartData<Text>, language = i18n) => spaced(summaryText(language, data));

const summaries: ReadonlyArray<readonly [counts: ReadonlyArray<ChartCount>, expected: string]> = [
  [
    [12, 1234, 0],
    "Registered users: n = 1,246. Most: Category 2 (1,234 · 99.04%); least: Category 3 (0 · 0%).",
  ],
  [[7], "Registered users: n = 7. Only: Category 1 (7 · 100%)."],
  [[7, 7], "Registered users: n = 14. The same everywhere."],
  [[0, 0], "Registered users: none in this period."],
  [
    [{ below: 5 }, 40, { below: null }],
    "Registered users: n = withheld. Highest among those shown: Category 2 (40 · –). Some counts are withheld.",
  ],
  [[{ below: 5 }, { below: null }], "Registered users: n = withheld. All counts are withheld."],
];

describe("the summary", () => {
  it.each(summaries)("of %j says its total, its largest and its smallest count", (counts, expected) => {
    expect(summary(chartOf("bars", [counts]))).toBe(expected);
  });

  it("of rates ranks by share", () => {
    expect(summary(chartOf("rates", [[300, 8]], [1200, 10]))).toBe(
      "Registered users among n = 1,210. Highest share: Category 2 (80% · 8 of 10); lowest: Category 1 (25% · 300 of 1,200).",
    );
  });

  it("names category and series where there are several", () => {
    expect(summary(chartOf("grouped", [[1], [3]]))).toContain("Most: Category 1, Series 2 (3 · 75%)");
  });

  it("has German words and numbers in German", () => {
    expect(summary(chartOf("bars", [[1, 1234]]), german)).toBe(
      "Registered users: n = 1.235. Am meisten: Category 2 (1.234 · 99,92 %); am wenigsten: Category 1 (1 · 0,08 %).",
    );
  });

  it("never names the smallest count while a count is withheld", () => {
    const withheld = charts.filter((data) => pointsOf(data).some(({ count }) => !isKnown(count)));
    fc.assert(
      fc.property(withheld, (data) => {
        expect(summary(data)).not.toContain("least");
      }),
    );
  });
});

describe("a mark", () => {
  it("has a name, a count and a share", () => {
    const data = chartOf("bars", [[1, 3]]);
    const [, point] = pointsOf(data);
    expect(point && spaced(markText(i18n, data, point))).toBe("Category 2: 3 · 75%");
  });

  it("of a withheld count has no share, which would reveal it", () =>
    fc.assert(
      fc.property(charts, (data) => {
        const withheld = pointsOf(data).filter(({ count }) => !isKnown(count));
        expect(withheld.map((point) => markText(i18n, data, point)).join(" ")).not.toContain("%");
      }),
    ));
});
