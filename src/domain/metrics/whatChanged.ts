/**
 * What is worth a sentence (decision 26): the share of each distribution that changed most. Only groups of at least 20
 * people count, now or before, and never counts that are withheld or in conflict. Three at most; no finding is good or bad.
 */
import { type ChartData, type ChartKey, isKnown, pointsBetween, pointsOf, smallBase } from "./chartData.ts";
import { hasShareChanged, type Sample, zOf } from "./hasChanged.ts";

export interface Finding<Label extends string> {
  readonly chart: ChartData<Label>;
  readonly category: ChartKey<Label>;
  /** 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** In percentage points, to a tenth. */
  readonly points: number;
  /** Of a group among others: by how many points all of them together moved. */
  readonly pointsOfAll?: number;
}

export interface Compared<Label extends string> {
  /** With their counts of the compared period. */
  readonly charts: ReadonlyArray<ChartData<Label>>;
  /** With a minimum group size, smaller groups are withheld. */
  readonly minimumGroupSize?: number | undefined;
}

const maxFindings = 3;

const sharePoints = (now: Sample, before: Sample) =>
  pointsBetween(now.count / now.base, before.count / before.base) ?? 0;

interface Moved<Label extends string> extends Finding<Label> {
  readonly z: number;
}

/** The shares of a chart that can be compared, and how far they moved; of a group, apart from all the others. */
const movesIn = <Label extends string>(
  chart: ChartData<Label>,
  least: number,
): ReadonlyArray<Moved<Label>> => {
  if (chart.hasConflict === true) return [];
  const groups = pointsOf(chart).flatMap(({ category, count, base, compared, comparedBase }) =>
    isKnown(count) && isKnown(base) && isKnown(compared) && isKnown(comparedBase)
      ? [{ category, now: { count, base }, before: { count: compared, base: comparedBase } }]
      : [],
  );
  const allOf = (time: "now" | "before"): Sample => ({
    count: groups.reduce((sum, group) => sum + group[time].count, 0),
    base: groups.reduce((sum, group) => sum + group[time].base, 0),
  });
  const all = { now: allOf("now"), before: allOf("before") };
  const othersOf = (group: Sample, whole: Sample): Sample => ({
    count: whole.count - group.count,
    base: whole.base - group.base,
  });
  return groups.flatMap(({ category, now, before }) => {
    const isLarge = Math.min(now.base, before.base) >= least && Math.max(now.count, before.count) >= least;
    // Otherwise a single person would be the change.
    if (!isLarge || now.count > now.base || before.count > before.base) return [];
    const points = sharePoints(now, before);
    const share = { now: now.count / now.base, before: before.count / before.base, points };
    const found = { chart, category, ...share };
    if (chart.kind !== "rates") return [{ ...found, z: zOf([now], [before]) }];
    const others = { now: othersOf(now, all.now), before: othersOf(before, all.before) };
    const z = zOf([now, others.before], [before, others.now]);
    return [{ ...found, pointsOfAll: sharePoints(all.now, all.before), z }];
  });
};

export const findingsOf = <Label extends string>({
  charts,
  minimumGroupSize = 0,
}: Compared<Label>): ReadonlyArray<Finding<Label>> => {
  const least = Math.max(smallBase, minimumGroupSize);
  const isFinding = ({ points, pointsOfAll = 0, z }: Moved<Label>) =>
    hasShareChanged(points - pointsOfAll, z);
  // Rounded: of two groups, each is as far apart from the other, whichever is computed.
  const evidenceOf = ({ z }: Moved<Label>) => Math.round(Math.abs(z) * 1e6);
  const byEvidence = (a: Moved<Label>, b: Moved<Label>) => evidenceOf(b) - evidenceOf(a);
  return charts
    .flatMap((chart) => movesIn(chart, least).filter(isFinding).toSorted(byEvidence).slice(0, 1))
    .toSorted(byEvidence)
    .slice(0, maxFindings)
    .map(({ z: _, ...finding }) => finding);
};
