/** A chart's summary agrees with its numbers, and says nothing that a withheld count could make wrong. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { markedText, markText, summaryText } from "#src/features/metrics/charts/presentation/words.ts";
import { type Text } from "#src/i18n/i18n.ts";
import { chartOf, charts, comparedWith } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const german = await i18nIn("de");
const spaced = (text: string) => text.replaceAll("\u00A0", " ");
/** The keys differ from the labels, as the contract's codes do. */
const named = (data: ChartData<Text>): ChartData<Text> => ({
  ...data,
  categories: data.categories.map((category, index) => ({ ...category, key: `code_${index}` })),
});
const summary = (data: ChartData<Text>, language = i18n) => spaced(summaryText(language, data));

const bars = (...counts: ReadonlyArray<ChartCount>) => chartOf("bars", [counts]);
const below5 = { below: 5 };

describe("the summary", () => {
  it.each<readonly [what: string, data: ChartData<Text>, expected: string]>([
    ["counts", bars(12, 1234, 0), "1246 counted · Most common: Category 2 (99%)"],
    ["one count", bars(7), "7 counted · Most common: Category 1 (100%)"],
    ["equal counts", bars(7, 7), "14 counted"],
    ["two largest counts", bars(3, 7, 7), "17 counted · Most common: Category 2 (41%)"],
    ["nobody", bars(0, 0), "0 counted"],
    ["some withheld", bars(below5, 40, { below: null }), "highest shown: Category 2 (40)"],
    ["all withheld", bars(below5, { below: null }), "Numbers are withheld"],
    [
      "shares, without one of few people as the highest,",
      chartOf("rates", [[300, 8, 19]], [[1200, 20, 19]]),
      "1239 counted · Highest: Category 2 (40%)",
    ],
    [
      "shares of few people",
      chartOf("rates", [[3, 19]], [[12, 19]]),
      "31 counted · Highest: Category 2 (100%)",
    ],
    [
      "parts within wholes",
      chartOf("bullets", [[1], [3]], [[10], [30]]),
      "40 counted · largest group: Category 1, Series 2 (30)",
    ],
    [
      "a withheld part",
      chartOf("bullets", [[1], [3]], [[below5], [30]]),
      "highest shown: Category 1, Series 2 (30)",
    ],
  ])("of %s says what is known", (_what, data, expected) => {
    expect(summary(named(data))).toBe(expected);
  });

  it("is in German, with German numbers, in the German interface", () => {
    expect(summary(named(bars(1, 1234)), german)).toBe("1235 counted · Am häufigsten: Category 2 (100 %)");
    const compared = comparedWith(bars(1, 3), [2, 2]);
    expect(spaced(markedText(german, compared) ?? "")).toBe("Category 2 75 % (zuvor 50 %)");
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

it("the mark of a withheld count has no share, which would reveal it", () =>
  fc.assert(
    fc.property(charts, (data) => {
      const withheld = pointsOf(data).filter(({ count }) => !isKnown(count));
      expect(withheld.map((point) => markText(i18n, data, point)).join(" ")).not.toContain("%");
    }),
  ));
