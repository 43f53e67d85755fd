/** Chart data for tests: arbitrary charts, and a chart of each kind. */
import * as fc from "fast-check";
import { type ChartColor, type ChartCount, type ChartData, isKnown } from "#src/domain/metrics/chartData.ts";
import type { Text } from "#src/i18n/Text.ts";
import { words } from "./words.ts";

type Kind = ChartData["kind"];

const sumOf = (counts: ReadonlyArray<ChartCount>): ChartCount =>
  counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : { below: null };

const valueOf = (count: ChartCount, base: ChartCount) => ({
  count,
  base,
  share: isKnown(count) && isKnown(base) && base > 0 ? count / base : null,
});

const keyOf = (name: string, index: number) => ({
  key: name,
  label: words(name),
  color: ((index % 8) + 1) as ChartColor,
});

const names = (kind: string, length: number) => Array.from({ length }, (_, index) => `${kind} ${index + 1}`);

/** `counts` by series; `bases` for rates. */
export const chartOf = (
  kind: Kind,
  counts: readonly [ReadonlyArray<ChartCount>, ...ReadonlyArray<ReadonlyArray<ChartCount>>],
  bases?: ReadonlyArray<ChartCount>,
): ChartData<Text> => {
  const total = sumOf(bases ?? counts.flat());
  const seriesOf = (row: ReadonlyArray<ChartCount>, index: number) => ({
    ...keyOf(`Series ${index + 1}`, index),
    values: row.map((count, position) => valueOf(count, bases?.[position] ?? total)),
  });
  const [first, ...others] = counts;
  return {
    id: `chart-${kind}`,
    title: words("Title"),
    kind,
    dimension: words("Dimension"),
    measure: words("Registered users"),
    categories: names("Category", first.length).map(keyOf),
    series: [seriesOf(first, 0), ...others.map((row, index) => seriesOf(row, index + 1))],
    total,
  };
};

const known = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(10_000_000));
const count: fc.Arbitrary<ChartCount> = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: fc.constantFrom({ below: 5 }, { below: null }) },
);
const counts = fc.array(count, { minLength: 1, maxLength: 9 });

const rates = fc.array(fc.tuple(known, known), { minLength: 1, maxLength: 9 }).map((pairs) =>
  chartOf(
    "rates",
    [pairs.map(([part, rest]) => (part + rest === 0 ? 0 : part))],
    pairs.map(([part, rest]) => part + rest),
  ),
);

const grouped = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 4 }))
  .chain(([categories, series]) =>
    fc.array(fc.array(count, { minLength: categories, maxLength: categories }), {
      minLength: series,
      maxLength: series,
    }),
  )
  .map(([first = [], ...others]) => chartOf("grouped", [first, ...others]));

export const charts: fc.Arbitrary<ChartData<Text>> = fc.oneof(
  counts.map((row) => chartOf("bars", [row])),
  counts.map((row) => chartOf("split", [row])),
  rates,
  grouped,
);

/** Adds counts of the period before, by category; null until they have loaded. */
export const comparedWith = (
  { series: [first], ...data }: ChartData<Text>,
  previous: ReadonlyArray<ChartCount | null>,
): ChartData<Text> => ({
  ...data,
  series: [
    {
      ...first,
      values: first.values.map((value, index) => ({ ...value, previous: previous[index] ?? null })),
    },
  ],
});
