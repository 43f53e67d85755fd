/** Chart data for tests: arbitrary charts, and a chart of each kind. */
import * as fc from "fast-check";
import {
  type ChartColor,
  type ChartCount,
  type ChartData,
  type ChartKind,
  isKnown,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import { type Text, asWritten } from "#src/i18n/i18n.ts";

const sumOf = (counts: ReadonlyArray<ChartCount>): ChartCount =>
  counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : { below: null };

const valueOf = (count: ChartCount, base: ChartCount) => ({ count, base, share: shareOf(count, base) });

const colors: ReadonlyArray<ChartColor> = ["accent", "male", "female", "non-binary", "grey"];
const keyOf = (name: string, index: number) => ({
  key: name,
  label: asWritten(name),
  color: colors[index % colors.length] ?? "accent",
});

const names = (kind: string, length: number) => Array.from({ length }, (_, index) => `${kind} ${index + 1}`);

/** Counts by series; for rates and bullets, `bases` in the same way. */
export const chartOf = (
  kind: ChartKind,
  counts: readonly [ReadonlyArray<ChartCount>, ...ReadonlyArray<ReadonlyArray<ChartCount>>],
  bases?: ReadonlyArray<ReadonlyArray<ChartCount>>,
): ChartData<Text> => {
  const total = sumOf((bases ?? counts).flat());
  const seriesOf = (row: ReadonlyArray<ChartCount>, index: number) => ({
    ...keyOf(`Series ${index + 1}`, index),
    values: row.map((count, position) => valueOf(count, bases?.[index]?.[position] ?? total)),
  });
  const [first, ...others] = counts;
  return {
    id: `chart-${kind}`,
    title: asWritten("Title"),
    kind,
    dimension: asWritten("Dimension"),
    measure: asWritten(bases ? "Active users" : "Registered users"),
    ...(bases && { baseMeasure: asWritten("Registered users"), totalCount: sumOf(counts.flat()) }),
    categories: names("Category", first.length).map(keyOf),
    series: [seriesOf(first, 0), ...others.map((row, index) => seriesOf(row, index + 1))],
    total,
    totals: asWritten(`${isKnown(total) ? total : "withheld"} counted`),
  };
};

const known = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(10_000_000));
const count: fc.Arbitrary<ChartCount> = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: fc.constantFrom({ below: 5 }, { below: null }) },
);
const counts = fc.array(count, { minLength: 1, maxLength: 9 });

const pairs = (length: number) => fc.array(fc.tuple(known, known), { minLength: length, maxLength: length });
const partsOf = (row: ReadonlyArray<readonly [number, number]>) => row.map(([part]) => part);
const wholesOf = (row: ReadonlyArray<readonly [number, number]>) => row.map(([part, rest]) => part + rest);

const rates = fc
  .integer({ min: 1, max: 9 })
  .chain(pairs)
  .map((row) => chartOf("rates", [partsOf(row)], [wholesOf(row)]));

const bullets = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 5 }))
  .chain(([categories, series]) => fc.array(pairs(categories), { minLength: series, maxLength: series }))
  .map((rows) => {
    const [first = [], ...others] = rows.map(partsOf);
    return chartOf("bullets", [first, ...others], rows.map(wholesOf));
  });

export const charts: fc.Arbitrary<ChartData<Text>> = fc.oneof(
  counts.map((row) => chartOf("bars", [row])),
  rates,
  bullets,
);

/** Adds counts of the previous period, by category; they are pending where none is given. */
export const comparedWith = (
  { series: [first], ...data }: ChartData<Text>,
  compared: ReadonlyArray<ChartCount>,
  comparedBases?: ReadonlyArray<ChartCount>,
): ChartData<Text> => ({
  ...data,
  isCompared: true,
  comparedTotal: data.total,
  series: [
    {
      ...first,
      values: first.values.map((value, index) => ({
        ...value,
        compared: compared[index] ?? "pending",
        comparedBase: comparedBases?.[index] ?? (compared[index] === undefined ? "pending" : value.base),
      })),
    },
  ],
});
