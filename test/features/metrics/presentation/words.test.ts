/** A chart's summary agrees with its numbers, and says nothing that a withheld count could make wrong. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { markText, summaryText } from "#src/features/metrics/presentation/words.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
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
  [
    [12, 1234, 0],
    "Registered users: n = 1,246. Category 2 is most common (1,234, 99.04%), category 3 least (0, 0%).",
  ],
  [[7], "Registered users: n = 7. Only Category 1 (7, 100%)."],
  [[7, 7], "Registered users: n = 14. All are equal."],
  [[0, 0], "Registered users: none in this period."],
  [
    [{ below: 5 }, 40, { below: null }],
    "Registered users: n = withheld. Highest among those shown: Category 2 (40). Some counts are withheld.",
  ],
  [[{ below: 5 }, { below: null }], "Registered users: n = withheld. All counts are withheld."],
];

describe("the summary", () => {
  it.each(summaries)("of %j names its total, its largest and its smallest count", (counts, expected) => {
    expect(summary(named(chartOf("bars", [counts])))).toBe(expected);
  });

  it("of rates ranks by share", () => {
    expect(summary(named(chartOf("rates", [[300, 16]], [[1200, 20]])))).toBe(
      "Active users: 316 of n = 1,220. Highest share: Category 2 (80%), lowest: category 1 (25%).",
    );
  });

  it("of rates passes over shares of fewer than 20 people if there are two others", () => {
    const few = named(chartOf("rates", [[300, 8, 19]], [[1200, 20, 19]]));
    expect(summary(few)).toContain(
      "Highest share in groups of 20 or more: Category 2 (40%), lowest: category 1 (25%).",
    );
    expect(summary(named(chartOf("rates", [[300, 19]], [[1200, 19]])))).toContain(
      "Highest share: Category 2 (100%)",
    );
  });

  it("of parts within wholes also explains them, and ranks by the whole", () => {
    expect(summary(named(chartOf("bullets", [[1], [3]], [[10], [30]])))).toBe(
      "Outline: Registered users, n = 40. Filled: Active users, n = 4. " +
        "Largest group: Category 1, Series 2 (30, 75%), smallest: category 1, Series 1 (10, 25%).",
    );
  });

  it("of two parts contains only the total", () => {
    expect(summary(chartOf("split", [[3, 5]]))).toBe("Registered users: n = 8.");
  });

  it("names no smallest group if a group's size is withheld", () => {
    const withheldGroup = chartOf("bullets", [[0], [3]], [[{ below: 5 }], [30]]);
    expect(summary(named(withheldGroup))).not.toContain("smallest");
  });

  it("explains the ticks of the previous period, which two parts do not have", () => {
    const tick = "Ticks mark the compared period, (+1.0) points.";
    expect(summary(comparedWith(chartOf("bars", [[2, 1]]), [1, 1]))).toContain(tick);
    expect(summary(comparedWith(chartOf("split", [[2, 1]]), [1, 1]))).not.toContain(tick);
    expect(summary(chartOf("bars", [[2, 1]]))).not.toContain(tick);
  });

  it("does not change an unknown code, even within a sentence", () => {
    expect(summary(chartOf("bars", [[2, 1]]))).toContain("Category 2 least");
  });

  it("reports a contradiction when the platform counts more in a part than in the whole", () => {
    expect(summary({ ...chartOf("split", [[5, "missing"]]), isContradictory: true })).toBe(
      "The platform’s figures contradict each other: it counts more active than registered users.",
    );
  });

  it("is in German, with German numbers, in the German interface", () => {
    expect(summary(named(chartOf("bars", [[1, 1234]])), german)).toBe(
      "Registered users: n = 1.235. Am häufigsten: Category 2 (1.234, 99,92 %), am seltensten: Category 1 (1, 0,08 %).",
    );
  });

  it("never names the smallest count if a count is withheld", () => {
    const withheld = charts.filter((data) => pointsOf(data).some(({ count }) => !isKnown(count)));
    fc.assert(
      fc.property(withheld, (data) => {
        expect(summary(data)).not.toMatch(/least|smallest|lowest/);
      }),
    );
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
