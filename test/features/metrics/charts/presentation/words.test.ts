/** A chart's summary agrees with its numbers, and says nothing that a withheld count could make wrong. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { leaderText, markText, summaryText } from "#src/features/metrics/charts/presentation/words.ts";
import { type Text, asWritten, makeI18n } from "#src/i18n/i18n.ts";
import { chartOf, charts, comparedWith } from "#test/features/metrics/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const german = makeI18n("de", await loadCatalogue("de"));
const spaced = (text: string) => text.replaceAll("\u00A0", " ");
/** The keys differ from the labels, as the contract's codes do. */
const named = (data: ChartData<Text>): ChartData<Text> => ({
  ...data,
  categories: data.categories.map((category, index) => ({ ...category, key: `code_${index}` })),
});
const summary = (data: ChartData<Text>, language = i18n) => spaced(summaryText(language, data));

const summaries: ReadonlyArray<readonly [counts: ReadonlyArray<ChartCount>, expected: string]> = [
  [[12, 1234, 0], "1246 counted · Most common: Category 2 (99%)"],
  [[7], "7 counted · Most common: Category 1 (100%)"],
  [[7, 7], "14 counted"],
  [[0, 0], "0 counted"],
  [[{ below: 5 }, 40, { below: null }], "highest shown: Category 2 (40)"],
  [[{ below: 5 }, { below: null }], "Numbers are withheld"],
];

describe("the summary", () => {
  it.each(summaries)("of %j has its total and its largest count", (counts, expected) => {
    expect(summary(named(chartOf("bars", [counts])))).toBe(expected);
  });

  it("of rates ranks by share, and passes over shares of fewer than 20 people if there are others", () => {
    expect(summary(named(chartOf("rates", [[300, 8, 19]], [[1200, 20, 19]])))).toContain(
      "Highest: Category 2 (40%)",
    );
    expect(summary(named(chartOf("rates", [[3, 19]], [[12, 19]])))).toContain("Highest: Category 2 (100%)");
  });

  it("of parts within wholes ranks by the whole", () => {
    expect(summary(named(chartOf("bullets", [[1], [3]], [[10], [30]])))).toBe(
      "40 counted · largest group: Category 1, Series 2 (30)",
    );
    expect(summary(named(chartOf("bullets", [[1], [3]], [[{ below: 5 }], [30]])))).toBe(
      "highest shown: Category 1, Series 2 (30)",
    );
  });

  it("reports a conflict when the platform counts more in a part than in the whole", () => {
    expect(summary({ ...chartOf("bars", [[5, "missing"]]), hasConflict: true })).toBe(
      "The platform’s figures contradict each other: it counts more active than registered users.",
    );
  });

  it("is in German, with German numbers, in the German interface", () => {
    expect(summary(named(chartOf("bars", [[1, 1234]])), german)).toBe(
      "1235 counted · Am häufigsten: Category 2 (100 %)",
    );
  });

  it("never says that a group leads if a count is withheld", () => {
    const withheld = charts.filter((data) => pointsOf(data).some(({ count }) => !isKnown(count)));
    fc.assert(
      fc.property(withheld, (data) => {
        expect(summary(data)).not.toMatch(/Most common|Highest:|largest/);
      }),
    );
  });
});

describe("the largest part of a whole", () => {
  const leader = (data: ChartData<Text>, language = i18n) => spaced(leaderText(language, data));

  it("has its share, and the share before or in the other app", () => {
    const now = chartOf("bars", [[1, 3]]);
    const before = comparedWith(now, [2, 2]);
    expect(leader(now)).toBe("Category 2 75%");
    expect(leader(before)).toBe("Category 2 75% (before 50%)");
    expect(leader({ ...before, otherApp: asWritten("Vital Steps") })).toBe(
      "Category 2 75% (Vital Steps 50%)",
    );
    expect(leader(before, german)).toBe("Category 2 75 % (zuvor 50 %)");
  });

  it("has its share of all, where its bar is a part within it", () => {
    expect(leader(chartOf("bullets", [[1], [3]], [[10], [30]]))).toBe("Category 1, Series 2 75%");
  });
});

describe("a mark", () => {
  it("has a name, a count and a share", () => {
    const data = chartOf("bars", [[1, 3]]);
    const [, point] = pointsOf(data);
    expect(point && spaced(markText(i18n, data, point))).toBe("Category 2: 3 (75%)");
  });

  it("of a withheld count has no share, which would reveal it", () =>
    fc.assert(
      fc.property(charts, (data) => {
        const withheld = pointsOf(data).filter(({ count }) => !isKnown(count));
        expect(withheld.map((point) => markText(i18n, data, point)).join(" ")).not.toContain("%");
      }),
    ));
});
