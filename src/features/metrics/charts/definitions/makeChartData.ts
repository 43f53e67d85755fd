/** What defines a chart without its numbers, and how its data is made from counts: labels, colours, shares, order. */
import { type Bucket, bucketPerCode, type CodeCount, tally } from "#src/domain/metrics/bucketing.ts";
import {
  type ChartCount,
  type ChartData,
  type ChartKey,
  type ChartSeries,
  type ChartValue,
  isKnown,
  pointsOf,
  shareOf,
  withheld,
} from "#src/domain/metrics/chartData.ts";
import type { AgeGenderTable, RegisteredAndActive } from "#src/domain/metrics/sessionCounts.ts";
import { withhold } from "#src/domain/metrics/smallGroups.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { DrawingKind, Extent } from "#src/ui/chart/kinds.ts";
import { countText } from "../counts.ts";
import type { messages } from "../messages.en.ts";
import { chartKey, isKnownCode, isOrdinal, type Vocabulary } from "../vocabulary/vocabulary.ts";

interface Wording {
  readonly i18n: I18n;
  /** Smaller counts are withheld. */
  readonly limit: number | undefined;
}

type Heading = Pick<ChartData<Text>, "id" | "title" | "dimension" | "measure" | "baseMeasure">;

/** A chart's data before its totals have words. */
type Unworded = Omit<ChartData<Text>, "totals">;

export interface Counts {
  readonly buckets: ReadonlyArray<Bucket>;
  /** One for each bucket, in the same order. */
  readonly counts: ReadonlyArray<ChartCount>;
}

const valueOf = (count: ChartCount, base: ChartCount): ChartValue => ({
  count,
  base,
  share: shareOf(count, base),
});

const keysOf = (i18n: I18n, vocabulary: Vocabulary, buckets: ReadonlyArray<Bucket>) =>
  buckets.map(({ key }) => chartKey(i18n, vocabulary, key));

interface Row {
  readonly key: ChartKey<Text>;
  readonly count: ChartCount;
  /** The total, if it is left out. */
  readonly base?: ChartCount;
}

/** One value for each row, in their order. */
export const singleSeries = (
  heading: Heading,
  kind: ChartData["kind"],
  rows: ReadonlyArray<Row>,
  total: ChartCount,
): Unworded => {
  const values = rows.map(({ count, base = total }) => valueOf(count, base));
  return {
    ...heading,
    kind,
    categories: rows.map(({ key }) => key),
    series: [{ key: "all", label: heading.measure, color: "accent", values }],
    total,
  };
};

/**
 * A bar for each bucket. Nominal ones are sorted by size: withheld counts after the others, since their place would
 * narrow them down, and unknown codes last.
 */
export const sortedBars = (
  { i18n }: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  { buckets, counts }: Counts,
  base: ChartCount,
): Unworded => {
  const rows = keysOf(i18n, vocabulary, buckets).map((key, index) => ({ key, count: counts[index] ?? 0 }));
  const known = rows.filter(({ key }) => isKnownCode(vocabulary, key.key));
  const unknown = rows.filter((row) => !known.includes(row));
  const sizeOf = ({ count }: Row) => (isKnown(count) ? count : -1);
  const sorted = isOrdinal(vocabulary) ? known : known.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return singleSeries(heading, "bars", [...sorted, ...unknown], base);
};

/** A bar for each code. `base` is what the shares are shares of: the sum of the counts, if it is left out. */
export const bars = (
  wording: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  codes: ReadonlyArray<string>,
  entries: ReadonlyArray<CodeCount>,
  base?: ChartCount,
): Unworded => {
  const { buckets, counts } = tally(entries, bucketPerCode(codes));
  const indexes = counts.map((_, index) => index);
  const sums = [indexes, ...indexes.map((index) => [index])];
  const [total = 0, ...shown] = withhold({ cells: counts, columns: 1, sums }, wording.limit);
  return sortedBars(wording, heading, vocabulary, { buckets, counts: shown }, base ?? total);
};

/** Active users within registered ones, for each age (a category) and gender (a series). */
export const bullets = (
  { i18n }: Wording,
  heading: Heading,
  [rowWords, columnWords]: readonly [rows: Vocabulary, columns: Vocabulary],
  { registered, active }: RegisteredAndActive,
): Unworded => {
  const seriesOf = (key: ChartKey<Text>, column: number) => ({
    ...key,
    values: registered.cells.map((row, index) =>
      valueOf(active.cells[index]?.[column] ?? 0, row[column] ?? 0),
    ),
  });
  const [first, ...others] = keysOf(i18n, columnWords, registered.columns).map(seriesOf);
  if (first === undefined) throw new Error("A vocabulary has words");
  return {
    ...heading,
    kind: "bullets",
    categories: keysOf(i18n, rowWords, registered.rows),
    series: [first, ...others],
    total: registered.total,
    totalCount: active.total,
  };
};

/** The share of active users for each bucket; each has its own base. */
export const rates = (
  { i18n }: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  { registered, active }: RegisteredAndActive,
  countsIn: (table: AgeGenderTable) => Counts,
): Unworded => {
  const { buckets, counts: bases } = countsIn(registered);
  const { counts } = countsIn(active);
  const rows = keysOf(i18n, vocabulary, buckets).map((key, index) => ({
    key,
    count: counts[index] ?? 0,
    base: bases[index] ?? 0,
  }));
  return { ...singleSeries(heading, "rates", rows, registered.total), totalCount: active.total };
};

const isComplete = (data: ChartData<Text>): boolean =>
  [data.total, ...pointsOf(data).flatMap(({ count, base }) => [count, base])].every(
    (count) => isKnown(count) || count === "missing",
  );

/**
 * Adds the counts of the compared period; they are pending while `compared` is undefined. If either withholds a
 * count, all of the compared ones are withheld: users of one period are also users of the other, so its sums would narrow
 * down withheld counts.
 */
export const withComparedCounts = (
  data: ChartData<Text>,
  compared: ChartData<Text> | "withheld" | undefined,
): ChartData<Text> => {
  const keyOf = (series: string, category: string | undefined) => `${series} ${category}`;
  const isShown =
    typeof compared === "object" && compared.hasConflict !== true && [data, compared].every(isComplete);
  const shown = isShown ? compared : undefined;
  const instead = compared === undefined ? "pending" : withheld;
  const points = new Map(
    shown && pointsOf(shown).map((point) => [keyOf(point.series.key, point.category.key), point]),
  );
  const comparedOf = (key: string, member: "count" | "base"): ChartCount =>
    shown ? (points.get(key)?.[member] ?? 0) : instead;
  const addCompared = <S extends ChartSeries<Text>>(series: S): S => ({
    ...series,
    values: series.values.map((value, index) => {
      const key = keyOf(series.key, data.categories[index]?.key);
      return { ...value, compared: comparedOf(key, "count"), comparedBase: comparedOf(key, "base") };
    }),
  });
  const [first, ...others] = data.series;
  return {
    ...data,
    series: [addCompared(first), ...others.map(addCompared)],
    isCompared: true,
    comparedTotal: shown?.total ?? instead,
  };
};

/** How large a chart of the contract's codes alone is. Its place has that height before the numbers arrive. */
export interface ChartShape extends Extent {
  readonly kind: DrawingKind;
}

/** `total` is n of what the shares are shares of, `count` n of what is counted. */
type Totals = (typeof messages)[Extract<keyof typeof messages, `${string}Total` | "bothTotals">];

export interface ChartDefinition<Metric> {
  readonly id: string;
  readonly title: Message;
  readonly dimension: Message;
  readonly measure: Message;
  readonly baseMeasure?: Message;
  /** The totals with what they count: `1,642 answers`. */
  readonly totals: Totals;
  readonly shape: ChartShape;
  /** Instead of a chart whose counts are all 0, if these are not counts of registered users. */
  readonly empty?: Message | undefined;
  readonly make: (wording: Wording, heading: Heading, metric: Metric) => Unworded;
}

export const chartDataOf = <Metric>(
  { id, title, dimension, measure, baseMeasure, totals, make }: ChartDefinition<Metric>,
  wording: Wording,
  metric: Metric,
): ChartData<Text> => {
  const { text } = wording.i18n;
  const heading = {
    id,
    title: text(title),
    dimension: text(dimension),
    measure: text(measure),
    ...(baseMeasure && { baseMeasure: text(baseMeasure) }),
  };
  const data = make(wording, heading, metric);
  const { total, totalCount = total } = data;
  const words = { total: countText(wording.i18n, total), count: countText(wording.i18n, totalCount) };
  return { ...data, totals: text(totals, words) };
};
