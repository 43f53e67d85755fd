/** What is said and drawn of a chart, as words.txt has it; and nothing that a withheld count could make wrong. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type ChartCount,
  type ChartData,
  isKnown,
  knownOrNull,
  pointsOf,
} from "#src/domain/metrics/chartData.ts";
import { changeText, figureChangeOf } from "#src/features/metrics/charts/counts.ts";
import { chartColumns } from "#src/features/metrics/charts/presentation/chartColumns.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import { markText, summaryText } from "#src/features/metrics/charts/presentation/words.ts";
import { chartRows } from "#src/features/metrics/export/chartCsv.ts";
import { type Text, asWritten } from "#src/i18n/i18n.ts";
import { chartOf, charts, comparedWith } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const spaced = (text: string) => text.replaceAll(/[\u00A0\u2002]/g, " ");
const bars = (...counts: ReadonlyArray<ChartCount>) => chartOf("bars", [counts]);
const rates = (counts: ReadonlyArray<ChartCount>, bases: ReadonlyArray<ChartCount>) =>
  chartOf("rates", [counts], [bases]);
const [below5, withheld] = [{ below: 5 }, { below: null }];
const five = bars(12, 8, 3, 4, 5);

/** By what is special. The keys differ from the labels, as the contract's codes do. */
const examples: Readonly<Record<string, ChartData<Text>>> = {
  "counts, one of them of less than 1%": bars(12, 1234, 0),
  "a count of exactly 1%": bars(1, 99),
  "one count": bars(7),
  "equal counts": bars(7, 7),
  "two largest counts": bars(3, 7, 7),
  nobody: bars(0, 0),
  "some withheld": bars(below5, 40, withheld, 0, "missing"),
  "all withheld": bars(below5, withheld),
  "the highest share of fewer than 20 people": rates([300, 8, 19, 0], [1200, 20, 19, 0]),
  "shares of few people alone": rates([3, 19], [12, 19]),
  "a withheld share": rates([0, below5], [10, 20]),
  "shares below 10%": rates([2, 21, 0], [427, 427, 427]),
  "parts within wholes": chartOf("bullets", [[1], [3]], [[10], [30]]),
  "parts within several wholes": chartOf(
    "bullets",
    [
      [1, 1],
      [1, 1],
    ],
    [
      [40, 8],
      [50, 2],
    ],
  ),
  "a withheld whole, and a withheld part": chartOf("bullets", [[1], [below5]], [[below5], [30]]),
  "counts before": comparedWith(five, [8, 0, 3, below5, "pending"]),
  "a withheld count and others before": comparedWith(bars(1234, below5), [1000]),
  "counts that have changed beyond chance": comparedWith(bars(1200, 800, 300), [800, 790, 300]),
  "shares before": comparedWith(rates([5, 5], [10, 20]), [4, "pending"]),
  "shares that have not moved by a point": comparedWith(bars(5050, 4950), [5000, 5000]),
  "zero after zero, after somebody and before": comparedWith(
    rates([0, 8, 0, 8], [40, 40, 40, 40]),
    [0, 4, 4, 0],
  ),
};
const provenance = { lines: [], columns: [[asWritten("App"), "Vital, Steps"]] as const, fileStem: "" };

it("a chart is summarised, drawn, listed and exported as approved", async () => {
  const texts = Object.entries(examples).map(([what, data]) => {
    const keyed = data.categories.map((category, index) => ({ ...category, key: `code_${index}` }));
    const columns = chartColumns(i18n, data);
    const [, ...csv] = chartRows(i18n, [{ data, provenance }]);
    const points = pointsOf(data);
    const drawing = draw(i18n, data);
    const keys = drawing.rows.map(({ key }) => key);
    expect(keys).toEqual(points.map(({ category, series }) => `${category.key} ${series.key}`));
    const sizes = drawing.rows.map((row) => ("size" in row ? row.size : "count" in row && row.count));
    expect(sizes).toEqual(
      points.map(({ count, share }) => (data.kind === "rates" ? share : knownOrNull(count))),
    );
    expect(drawing.rows.every((row, index) => !("size" in row) || row.index === index)).toBe(true);
    const rows = drawing.rows.map((row, index) => {
      const { compared } = row as { readonly compared?: number | null };
      const shown =
        "number" in row
          ? [row.number, row.share, row.change, row.hasChanged && "changed", row.isHollow && "hollow"]
          : ["columnLabel" in row && row.columnLabel, "value" in row && row.value];
      const cells = points
        .slice(index, index + 1)
        .map((point) => columns.map(({ cell }) => cell(point) as string).join(" · "));
      const tick = typeof compared === "number" && `tick at ${compared}`;
      return `  ${row.words} | ${[...shown, tick].filter(Boolean).join(" ")} | ${cells.join()} | ${csv[index]?.slice(5).join()}`;
    });
    const summary = summaryText(i18n, { ...data, categories: keyed });
    return [`${what}: ${summary}`, ...rows].join("\n");
  });
  const two = [five, examples["counts before"] ?? five].map((data) => ({ data, provenance }));
  const heads = [
    chartRows(i18n, two.slice(0, 1))[0],
    ...chartRows(i18n, two).filter((_, index) => index % 5 < 2),
    ...[five, ...Object.values(examples)]
      .slice(-9)
      .map((data) => chartColumns(i18n, data).map(({ header }) => header)),
  ];
  const all = [...texts, "heads", ...new Set(heads.map((row) => `  ${row?.join()}`))];
  await expect(`${spaced(all.join("\n"))}\n`).toMatchFileSnapshot("words.txt");
});

it("changes of numbers of people are written as approved", async () => {
  const pairs: ReadonlyArray<readonly [number, number | "pending"]> = [
    [294, 288],
    [996, 1000],
    [7, 7],
    [10, 0],
    [0, 1234],
    [5, "pending"],
  ];
  const lines = pairs.map(([now, before]) => {
    const { shown, spoken, hasChanged } = figureChangeOf(i18n, now, before) ?? {};
    return `${now} after ${before}: ${shown} | ${spoken} | ${hasChanged} | ${changeText(i18n, now, before)}`;
  });
  await expect(`${spaced(lines.join("\n"))}\n`).toMatchFileSnapshot("changes.txt");
});

it("the summary never says that a group leads if a count is withheld", () => {
  const some = charts.filter((data) => pointsOf(data).some(({ count }) => !isKnown(count)));
  fc.assert(
    fc.property(some, (data) => {
      expect(summaryText(i18n, data)).not.toMatch(/Most common|Highest:|largest/);
    }),
  );
});

it("the mark of a withheld count has no share, which would reveal it", () =>
  fc.assert(
    fc.property(charts, (data) => {
      const some = pointsOf(data).filter(({ count }) => !isKnown(count));
      expect(some.map((point) => markText(i18n, data, point)).join(" ")).not.toContain("%");
    }),
  ));
