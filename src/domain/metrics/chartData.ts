/** What a chart shows, once: its drawing, its sentence, its table, its CSV and its image are all made of this. */

/** A count that is kept back: 1 to `below` − 1; or, where null, one that would give such a count away. */
export interface Withheld {
  readonly below: number | null;
}

export type ChartCount = number | Withheld;

/** Kept back for what it would give away. */
export const withheld: Withheld = { below: null };

export const isKnown = (count: ChartCount): count is number => typeof count === "number";

/** What part of a base a count is, 0 to 1; null where there is no base, or something is withheld. */
export const shareOf = (count: ChartCount, base: ChartCount): number | null =>
  isKnown(count) && isKnown(base) && base > 0 ? count / base : null;

/** A token of the chart palette: `--chart-1` … `--chart-8`, `--chart-unknown`. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | "unknown";

/** A category or a series. `Label` is words of the interface's language; one key has one colour on every chart. */
export interface ChartKey<Label extends string> {
  readonly key: string;
  readonly label: Label;
  readonly color: ChartColor;
}

export interface ChartValue {
  readonly count: ChartCount;
  /** What the count is a part of: the chart's total, or for `rates` the category's own base. */
  readonly base: ChartCount;
  /** 0 to 1; null where there is no base (0) or something of it is withheld. */
  readonly share: number | null;
  /** The same count in the previous period; null while it is unknown. Only there while periods are compared. */
  readonly previous?: ChartCount | null;
}

export interface ChartSeries<Label extends string> extends ChartKey<Label> {
  /** One for each category, in the categories' order. */
  readonly values: ReadonlyArray<ChartValue>;
}

export interface ChartData<Label extends string = string> {
  /** Unique on its page, and the URL's hash: `chart-age`. */
  readonly id: string;
  readonly title: Label;
  /**
   * `bars`: one series, a bar for each category in the category's colour. `grouped`: several series beside each other
   * in each category, in the series' colours. `split`: one series whose categories make up one whole bar. `rates`: one
   * series of shares of different bases, so shares do not add up and bars reach to 100 %.
   */
  readonly kind: "bars" | "grouped" | "split" | "rates";
  /** What the categories are, for the table's first column: "Age group". */
  readonly dimension: Label;
  /** What is counted, for the column of counts: "Registered users". */
  readonly measure: Label;
  /** In their own order where they have one; what the contract does not know comes last. */
  readonly categories: ReadonlyArray<ChartKey<Label>>;
  readonly series: readonly [ChartSeries<Label>, ...ReadonlyArray<ChartSeries<Label>>];
  /** n: the sum of the counts shown. For `rates` the sum of the bases. */
  readonly total: ChartCount;
}

export interface ChartPoint<Label extends string> extends ChartValue {
  readonly category: ChartKey<Label>;
  readonly series: ChartKey<Label>;
}

/** Every mark, category by category: the order of the table, of the CSV and of the arrow keys. */
export const pointsOf = <Label extends string>({
  categories,
  series,
}: ChartData<Label>): ReadonlyArray<ChartPoint<Label>> =>
  categories.flatMap((category, index) =>
    series.flatMap((one) => {
      const value = one.values[index];
      return value ? [{ ...value, category, series: one }] : [];
    }),
  );
