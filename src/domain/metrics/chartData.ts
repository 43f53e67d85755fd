/** A chart's data, the one source of its drawing, summary, table, CSV and image; and how a count or a share has changed. */

import { hasShareChanged, zOf } from "./hasChanged.ts";

/** A count that is not shown: it is 1 to `below` − 1 or, if `below` is null, would reveal such a count. */
export interface Withheld {
  readonly below: number | null;
}

/** `missing`: could not be loaded, or contradicts other counts. `pending`: is still loading. */
export type ChartCount = number | Withheld | "missing" | "pending";

/** A count that is not small itself but would reveal a small count. */
export const withheld: Withheld = { below: null };

export const isKnown = (count: ChartCount | undefined): count is number => typeof count === "number";

/** For a drawing, which leaves out counts that are unknown or were not requested. */
export const knownOrNull = (count: ChartCount | undefined): number | null => (isKnown(count) ? count : null);

/** A count as a share of its base, 0 to 1; null if the base is 0, less than the count, or either is not known. */
export const shareOf = (count: ChartCount | undefined, base: ChartCount | undefined): number | null =>
  isKnown(count) && isKnown(base) && base > 0 && count <= base ? count / base : null;

/** By how many percentage points a share has changed, to a tenth; null if either share does not exist. */
export const pointsBetween = (share: number | null, before: number | null): number | null => {
  if (share === null || before === null) return null;
  // Rounded away from zero in both directions; -0 becomes 0.
  return (Math.sign(share - before) * Math.round(Math.abs(share - before) * 1000)) / 10 + 0;
};

/** A share of fewer people says little: one person more or less changes it by 5 points and more. */
export const smallBase = 20;

export const isSmallBase = (base: ChartCount): boolean => isKnown(base) && base > 0 && base < smallBase;

/** A token of the chart palette. Only genders have their own hues; `grey` is for unknown and inactive. */
export type ChartColor = "accent" | "male" | "female" | "non-binary" | "grey";

/** A category or a series. `Label` is text in the interface's language; a key has the same colour on every chart. */
export interface ChartKey<Label extends string> {
  readonly key: string;
  readonly label: Label;
  readonly color: ChartColor;
}

export interface ChartValue {
  readonly count: ChartCount;
  /** The whole that the count is a part of: the chart's total; for `rates` and `bullets` the category's own base. */
  readonly base: ChartCount;
  /** 0 to 1; null if the base is 0, less than the count, or either is not known. */
  readonly share: number | null;
  /** The same count in the compared period; absent while nothing is compared. */
  readonly compared?: ChartCount | undefined;
  /** The same base in the compared period. */
  readonly comparedBase?: ChartCount | undefined;
}

export interface ChartSeries<Label extends string> extends ChartKey<Label> {
  /** One for each category, in the categories' order. */
  readonly values: ReadonlyArray<ChartValue>;
}

/** A day, week, month, … of a trend. */
export interface TrendPart<Label extends string> extends ChartKey<Label> {
  /** Its label in a sentence. */
  readonly name: Label;
  /** A shorter label, for an axis. */
  readonly tick: Label;
  /** The name of the part that it is compared with. */
  readonly comparedName: Label | undefined;
  /** It has fewer days than the others, or is not over. */
  readonly state: "whole" | "short" | "running";
  readonly isWeekend: boolean;
  /** There are more active than registered users. */
  readonly hasConflict: boolean | undefined;
  readonly newUsers: ChartValue;
  readonly active: ChartValue;
  readonly registered: ChartValue;
}

/**
 * `bars`: a bar for each category. `rates`: shares of different bases, which do not add up. `bullets`: for each category
 * and series, a count as a part of its base. `trend`: registered and active users by sub-period, from the oldest to the
 * newest.
 */
export type ChartKind = "bars" | "rates" | "bullets" | "trend";

export interface ChartData<Label extends string = string> {
  /** Unique on its page, and the URL's hash: `chart-age`. */
  readonly id: string;
  readonly title: Label;
  readonly kind: ChartKind;
  /** What the categories are, for the table's first column: "Age group". */
  readonly dimension: Label;
  /** What is counted, for the column of counts: "Registered users". */
  readonly measure: Label;
  /** What the bases of `rates` and `bullets` count. */
  readonly baseMeasure?: Label;
  /** Ordinal ones in the contract's order, nominal ones from the largest to the smallest; unknown codes come last. */
  readonly categories: ReadonlyArray<ChartKey<Label>>;
  readonly series: readonly [ChartSeries<Label>, ...ReadonlyArray<ChartSeries<Label>>];
  /** n: what the shares are shares of. For `rates` and `bullets` the sum of the bases. */
  readonly total: ChartCount;
  /** For `rates` and `bullets`, n of what is counted. */
  readonly totalCount?: ChartCount;
  /** The totals with what they count: "1,642 answers". */
  readonly totals: Label;
  /** The categories of a trend with their values. */
  readonly parts?: ReadonlyArray<TrendPart<Label>>;
  readonly isCompared?: boolean;
  /** Whether a trend's days are compared with days of the same weekday. */
  readonly hasSameWeekdays?: boolean;
  /** `total` in the compared period. */
  readonly comparedTotal?: ChartCount;
  /** The platform counts more in a part than in the whole, so nothing can be drawn. */
  readonly hasConflict?: boolean;
}

export interface ChartPoint<Label extends string> extends ChartValue {
  readonly category: ChartKey<Label>;
  readonly series: ChartKey<Label>;
}

/** By how many percentage points a value's share differs from that of the compared period. */
export const shareChange = ({ share, compared, comparedBase }: ChartValue): number | null =>
  pointsBetween(share, shareOf(compared, comparedBase));

/** Whether it differs beyond chance. */
export const hasShareOfValueChanged = ({ count, base, compared, comparedBase }: ChartValue): boolean => {
  const points = pointsBetween(shareOf(count, base), shareOf(compared, comparedBase));
  if (points === null || !isKnown(count) || !isKnown(base)) return false;
  if (!isKnown(compared) || !isKnown(comparedBase)) return false;
  return hasShareChanged(points, zOf([{ count, base }], [{ count: compared, base: comparedBase }]));
};

type Totals = Pick<ChartData, "kind" | "total" | "comparedTotal">;

/** What a mark's size stands for: its value; in `bullets`, where the whole is drawn, the whole as a part of all. */
export const drawnOf = ({ kind, total, comparedTotal }: Totals, value: ChartValue): ChartValue => {
  if (kind !== "bullets") return value;
  const { base: count, comparedBase: compared } = value;
  return { count, base: total, share: shareOf(count, total), compared, comparedBase: comparedTotal };
};

/** By how many points a mark has moved. */
export const moveOf = (data: Totals, value: ChartValue): number | null => shareChange(drawnOf(data, value));

/** Whether a mark has moved by a point or more; less is not worth a tick or a column. */
export const hasMoved = (data: Totals & Pick<ChartData, "series">): boolean =>
  data.series.some(({ values }) => values.some((value) => Math.abs(moveOf(data, value) ?? 0) >= 1));

/** Whether shares were compared, and none has moved. Of nobody there are none. */
export const isStill = (data: ChartData): boolean =>
  isKnown(data.comparedTotal) && data.comparedTotal > 0 && !hasMoved(data);

/** Whether the shares of all groups are within three points, so that a chart of them would say nothing; not if they conflict. */
export const evenShares = ({
  kind,
  hasConflict,
  series: [{ values }],
}: Pick<ChartData, "kind" | "hasConflict" | "series">) => {
  const shares = values.flatMap(({ share }) => share ?? []);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const isEven =
    kind === "rates" && hasConflict !== true && shares.length > 1 && Number(pointsBetween(most, least)) <= 3;
  return isEven && values.every(({ count, base }) => isKnown(count) && isKnown(base))
    ? { least, most }
    : undefined;
};

/** Every value with its category and series, in the order of table, CSV and arrow keys. */
export const pointsOf = <Label extends string>({
  categories,
  series,
}: Pick<ChartData<Label>, "categories" | "series">): ReadonlyArray<ChartPoint<Label>> =>
  categories.flatMap((category, index) =>
    series.flatMap((each) => {
      const value = each.values[index];
      return value ? [{ ...value, category, series: each }] : [];
    }),
  );

export interface Change {
  /** `fromZero`: there is no percentage of 0. */
  readonly kind: "none" | "fromZero" | "up" | "down";
  /** In people. */
  readonly size: number;
  /** As a part of before: 0.021 for 2.1 %. 0 from zero. */
  readonly relative: number;
}

/** Undefined if either count is not known. */
export const changeOf = (now: ChartCount, before: ChartCount | undefined): Change | undefined => {
  if (!isKnown(now) || !isKnown(before)) return undefined;
  const size = Math.abs(now - before);
  if (size === 0) return { kind: "none", size, relative: 0 };
  if (before === 0) return { kind: "fromZero", size, relative: 0 };
  return { kind: now > before ? "up" : "down", size, relative: size / before };
};

/**
 * By how many registered users there are more than before. They do not become fewer: then one of the two is wrong. With a
 * minimum group size, few are not shown.
 */
export const newUsersBetween = (before: ChartCount, now: ChartCount, minimum = 0): ChartCount => {
  if (!isKnown(now)) return now;
  if (!isKnown(before)) return before;
  if (now < before) return "missing";
  return now > before && now - before < minimum ? { below: minimum } : now - before;
};
