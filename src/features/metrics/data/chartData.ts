/** Makes chart data from counts: adds labels, colours and shares. */
import type { Bucket, CodeCount } from "#src/domain/metrics/bucketing.ts";
import { tally } from "#src/domain/metrics/bucketing.ts";
import {
  type ChartCount,
  type ChartData,
  type ChartKey,
  type ChartValue,
  isKnown,
  pointsOf,
  shareOf,
  withheld,
} from "#src/domain/metrics/chartData.ts";
import type { AgeGenderTable } from "#src/domain/metrics/sessionCounts.ts";
import { withhold } from "#src/domain/metrics/smallGroups.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartKey, type Vocabulary } from "../vocabulary/vocabulary.ts";

/** What every chart is made with. */
export interface Wording {
  readonly i18n: I18n;
  /** Smaller counts are withheld. */
  readonly limit: number | undefined;
}

export type Heading = Pick<ChartData<Text>, "id" | "title" | "dimension" | "measure">;

const valueOf = (count: ChartCount, base: ChartCount): ChartValue => ({
  count,
  base,
  share: shareOf(count, base),
});

const keysOf = (i18n: I18n, vocabulary: Vocabulary, buckets: ReadonlyArray<Bucket>) =>
  buckets.map(({ key }) => chartKey(i18n, vocabulary, key));

const singleSeries = (
  heading: Heading,
  kind: ChartData["kind"],
  categories: ReadonlyArray<ChartKey<Text>>,
  values: ReadonlyArray<ChartValue>,
  total: ChartCount,
): ChartData<Text> => ({
  ...heading,
  kind,
  categories,
  series: [{ key: "all", label: heading.measure, color: 1, values }],
  total,
});

/** A bar for each code. */
export const bars = (
  { i18n, limit }: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  known: ReadonlyArray<Bucket>,
  entries: ReadonlyArray<CodeCount>,
): ChartData<Text> => {
  const { buckets, counts } = tally(entries, known);
  const indexes = counts.map((_, index) => index);
  const sums = [indexes, ...indexes.map((index) => [index])];
  const [total = 0, ...shown] = withhold({ cells: counts, columns: 1, sums }, limit);
  const values = shown.map((count) => valueOf(count, total));
  return singleSeries(heading, "bars", keysOf(i18n, vocabulary, buckets), values, total);
};

/** The sums of a table's rows or columns as bars. */
export const margin = (
  { i18n }: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  buckets: ReadonlyArray<Bucket>,
  counts: ReadonlyArray<ChartCount>,
  total: ChartCount,
): ChartData<Text> =>
  singleSeries(
    heading,
    "bars",
    keysOf(i18n, vocabulary, buckets),
    counts.map((count) => valueOf(count, total)),
    total,
  );

/** A table as groups of bars: a group for each row, a colour for each column. */
export const grouped = (
  { i18n }: Wording,
  heading: Heading,
  [rowWords, columnWords]: readonly [rows: Vocabulary, columns: Vocabulary],
  { rows, columns, cells, total }: AgeGenderTable,
): ChartData<Text> => {
  const seriesOf = (key: ChartKey<Text>, column: number) => ({
    ...key,
    values: cells.map((row) => valueOf(row[column] ?? 0, total)),
  });
  const [first, ...others] = keysOf(i18n, columnWords, columns).map(seriesOf);
  if (first === undefined) throw new Error("A vocabulary has words");
  return {
    ...heading,
    kind: "grouped",
    categories: keysOf(i18n, rowWords, rows),
    series: [first, ...others],
    total,
  };
};

/** A single bar in parts. */
export const split = (
  heading: Heading,
  parts: ReadonlyArray<readonly [key: ChartKey<Text>, count: ChartCount]>,
  total: ChartCount,
): ChartData<Text> =>
  singleSeries(
    heading,
    "split",
    parts.map(([key]) => key),
    parts.map(([, count]) => valueOf(count, total)),
    total,
  );

export interface Rate {
  readonly key: ChartKey<Text>;
  readonly count: ChartCount;
  readonly base: ChartCount;
}

/** A bar for each share; each share has its own base. */
export const rates = (heading: Heading, parts: ReadonlyArray<Rate>, total: ChartCount): ChartData<Text> =>
  singleSeries(
    heading,
    "rates",
    parts.map(({ key }) => key),
    parts.map(({ count, base }) => valueOf(count, base)),
    total,
  );

const isComplete = (data: ChartData<Text>): boolean =>
  isKnown(data.total) && pointsOf(data).every(({ count, base }) => isKnown(count) && isKnown(base));

/**
 * Adds the counts of the period before; `previous` is undefined until they have loaded. If either period withholds a
 * count, all of the period before is withheld: users of one are also users of the other, so its sums would narrow down
 * what is withheld.
 */
export const withPreviousCounts = (
  data: ChartData<Text>,
  previous: ChartData<Text> | undefined,
): ChartData<Text> => {
  const before = new Map<string, ChartCount>(
    previous &&
      pointsOf(previous).map(
        ({ category, series, count }) => [`${series.key} ${category.key}`, count] as const,
      ),
  );
  const isShown = previous !== undefined && isComplete(data) && isComplete(previous);
  const previousOf = (key: string): ChartCount | null => {
    if (previous === undefined) return null;
    return isShown ? (before.get(key) ?? 0) : withheld;
  };
  const [first, ...others] = data.series;
  const addPrevious = <S extends (typeof data.series)[number]>(series: S): S => ({
    ...series,
    values: series.values.map((value, index) => ({
      ...value,
      previous: previousOf(`${series.key} ${data.categories[index]?.key}`),
    })),
  });
  return { ...data, series: [addPrevious(first), ...others.map(addPrevious)] };
};
