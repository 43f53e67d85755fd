/**
 * What is worth a sentence: totals that changed by a tenth or more, and in each distribution the share that changed most,
 * by two points or more. Only groups of at least 20 people count, now or before, and never counts that are withheld or
 * contradict each other. Three at most, by effect; no finding is good or bad.
 */
import {
  type ChartCount,
  type ChartData,
  type ChartKey,
  isKnown,
  pointsOf,
  shareChange,
  shareOf,
  smallBase,
} from "./chartData.ts";

export interface TotalChange<Label extends string> {
  readonly kind: "total";
  readonly total: Total;
  readonly before: number;
  readonly now: number;
  /** The group with the largest part in the change; absent if no group is large enough or changed likewise. */
  readonly most?: ChartKey<Label>;
}

export interface ShareChange<Label extends string> {
  readonly kind: "share";
  readonly chart: ChartData<Label>;
  readonly category: ChartKey<Label>;
  /** 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** In percentage points, to a tenth. */
  readonly points: number;
}

export type Finding<Label extends string> = TotalChange<Label> | ShareChange<Label>;

export type Total = "registered" | "active";

export interface ComparedCount {
  readonly now: ChartCount;
  readonly before: ChartCount | undefined;
}

export interface Compared<Label extends string> {
  /** Empty while another app is compared, whose counts say nothing beside these. */
  readonly totals: Partial<Readonly<Record<Total, ComparedCount>>>;
  /** With their counts of the compared period or app. */
  readonly charts: ReadonlyArray<ChartData<Label>>;
  /** Active users by group. */
  readonly activeByGroup?: ChartData<Label> | undefined;
  /** With a minimum group size, smaller groups are withheld. */
  readonly minimumGroupSize?: number | undefined;
}

const leastRelative = 0.1;
const leastPoints = 2;
const maxFindings = 3;

/** As a part of before; from nobody, as many as there are now. */
export const relativeChange = ({ now, before }: Pick<TotalChange<string>, "now" | "before">): number =>
  Math.abs(now - before) / Math.max(before, 1);

/** How often a change is as large as the smallest one that is worth a sentence. */
const effectOf = <Label extends string>(finding: Finding<Label>): number =>
  finding.kind === "share" ? Math.abs(finding.points) / leastPoints : relativeChange(finding) / leastRelative;

export const findingsOf = <Label extends string>({
  totals,
  charts,
  activeByGroup,
  minimumGroupSize = 0,
}: Compared<Label>): ReadonlyArray<Finding<Label>> => {
  const least = Math.max(smallBase, minimumGroupSize);

  const mostChanged = (sign: number): ChartKey<Label> | undefined => {
    const groups = (activeByGroup ? pointsOf(activeByGroup) : []).flatMap(({ category, count, previous }) =>
      isKnown(count) && isKnown(previous) && Math.max(count, previous) >= least
        ? [{ category, by: sign * (count - previous) }]
        : [],
    );
    const [first] = groups.toSorted((a, b) => b.by - a.by);
    return first && first.by > 0 ? first.category : undefined;
  };

  const totalChange = (total: Total): ReadonlyArray<TotalChange<Label>> => {
    const { now, before } = totals[total] ?? {};
    if (!isKnown(now) || !isKnown(before) || Math.max(now, before) < least) return [];
    if (relativeChange({ now, before }) < leastRelative) return [];
    const most = total === "active" ? mostChanged(Math.sign(now - before)) : undefined;
    return [{ kind: "total", total, before, now, ...(most && { most }) }];
  };

  const shareChangeIn = (chart: ChartData<Label>): ReadonlyArray<ShareChange<Label>> => {
    if (chart.hasConflict === true) return [];
    const changes = pointsOf(chart).flatMap((point): ReadonlyArray<ShareChange<Label>> => {
      const { category, count, base, previous, previousBase } = point;
      const now = point.share;
      const before = shareOf(previous, previousBase);
      const points = shareChange(point);
      if (now === null || before === null || points === null || Math.abs(points) < leastPoints) return [];
      if (!isKnown(base) || !isKnown(previousBase) || Math.min(base, previousBase) < least) return [];
      // Otherwise a single person would be the change.
      if (!isKnown(count) || !isKnown(previous) || Math.max(count, previous) < least) return [];
      return [{ kind: "share", chart, category, before, now, points }];
    });
    return changes.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, 1);
  };

  const all: ReadonlyArray<Finding<Label>> = [
    ...totalChange("active"),
    ...totalChange("registered"),
    ...charts.flatMap(shareChangeIn),
  ];
  return all.toSorted((a, b) => effectOf(b) - effectOf(a)).slice(0, maxFindings);
};
