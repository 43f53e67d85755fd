/** A chart's data: the one source of its drawing, summary, table, CSV and image. */

/** A count that is not shown: it is 1 to `below` − 1 or, where `below` is null, would reveal such a count. */
export interface Withheld {
  readonly below: number | null;
}

export type ChartCount = number | Withheld;

/** Not small itself, but would reveal a small count. */
export const withheld: Withheld = { below: null };

export const isKnown = (count: ChartCount): count is number => typeof count === "number";

/** A count as a share of its base, 0 to 1; null if the base is 0 or either is withheld. */
export const shareOf = (count: ChartCount, base: ChartCount): number | null =>
  isKnown(count) && isKnown(base) && base > 0 ? count / base : null;

/** A token of the chart palette: `--chart-1` … `--chart-8`, `--chart-unknown`. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | "unknown";

/** A category or a series. `Label` is text in the interface's language; a key has the same colour on every chart. */
export interface ChartKey<Label extends string> {
  readonly key: string;
  readonly label: Label;
  readonly color: ChartColor;
}

export interface ChartValue {
  readonly count: ChartCount;
  /** What the count is a part of: the chart's total, or for `rates` the category's own base. */
  readonly base: ChartCount;
  /** 0 to 1; null if the base is 0 or either count is withheld. */
  readonly share: number | null;
  /** The same count in the previous period; null until it has loaded. Absent while periods are not compared. */
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
   * in each category, in the series' colours. `split`: one series whose categories are the parts of a single bar.
   * `rates`: one series of shares of different bases; they do not add up, and a full bar is 100 %.
   */
  readonly kind: "bars" | "grouped" | "split" | "rates";
  /** What the categories are, for the table's first column: "Age group". */
  readonly dimension: Label;
  /** What is counted, for the column of counts: "Registered users". */
  readonly measure: Label;
  /** In the order of the contract; unknown categories come last. */
  readonly categories: ReadonlyArray<ChartKey<Label>>;
  readonly series: readonly [ChartSeries<Label>, ...ReadonlyArray<ChartSeries<Label>>];
  /** n: the sum of the counts shown. For `rates` the sum of the bases. */
  readonly total: ChartCount;
}

export interface ChartPoint<Label extends string> extends ChartValue {
  readonly category: ChartKey<Label>;
  readonly series: ChartKey<Label>;
}

/** Every value with its category and series, in the order of table, CSV and arrow keys. */
export const pointsOf = <Label extends string>({
  categories,
  series,
}: ChartData<Label>): ReadonlyArray<ChartPoint<Label>> =>
  categories.flatMap((category, index) =>
    series.flatMap((each) => {
      const value = each.values[index];
      return value ? [{ ...value, category, series: each }] : [];
    }),
  );
