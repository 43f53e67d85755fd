/**
 * What is worth a sentence (decision 26): the active users first, always; then the share of each distribution that moved
 * most beyond chance. Only groups of at least 20 people count, now or before, and never counts that are withheld or in
 * conflict. Three at most; no finding is good or bad.
 */
import {
  type Change,
  changeOf,
  type ChartCount,
  type ChartData,
  type ChartKey,
  isKnown,
  pointsBetween,
  pointsOf,
  smallBase,
} from "./chartData.ts";

export interface TotalChange {
  readonly kind: "total";
  /** `few`: too few users to compare; `none`: by less than a tenth. */
  readonly verdict: "few" | Change["kind"];
  readonly before: number;
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
  /** Of a group among others: by how many points all of them together moved. */
  readonly pointsOfAll?: number;
}

export type Finding<Label extends string> = TotalChange | ShareChange<Label>;

export interface Compared<Label extends string> {
  /** Absent if either is not known, and where nobody can be active. */
  readonly active?: { readonly now: ChartCount; readonly before: ChartCount | undefined };
  /** With their counts of the compared period. */
  readonly charts: ReadonlyArray<ChartData<Label>>;
  /** With a minimum group size, smaller groups are withheld. */
  readonly minimumGroupSize?: number | undefined;
}

const leastRelative = 0.1;
const leastPoints = 2;
const leastZ = 3;
/** Of two samples of one distribution, at most this part has a finding, however many shares are compared. */
const mostByChance = 0.01;
const maxFindings = 3;

const totalChange = (
  { now, before }: NonNullable<Compared<string>["active"]>,
  least: number,
): ReadonlyArray<TotalChange> => {
  const change = changeOf(now, before);
  if (!isKnown(now) || !isKnown(before) || change === undefined) return [];
  const isSmall = change.kind !== "fromZero" && change.relative < leastRelative;
  const verdict = Math.max(now, before) < least ? "few" : isSmall ? "none" : change.kind;
  return [{ kind: "total", verdict, before }];
};

const sharePoints = (now: Sample, before: Sample) =>
  pointsBetween(now.count / now.base, before.count / before.base) ?? 0;

interface Moved<Label extends string> extends ShareChange<Label> {
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
    const found = { kind: "share", chart, category, ...share } as const;
    if (chart.kind !== "rates") return [{ ...found, z: zOf([now], [before]) }];
    const others = { now: othersOf(now, all.now), before: othersOf(before, all.before) };
    const z = zOf([now, others.before], [before, others.now]);
    return [{ ...found, pointsOfAll: sharePoints(all.now, all.before), z }];
  });
};

export const findingsOf = <Label extends string>({
  active,
  charts,
  minimumGroupSize = 0,
}: Compared<Label>): ReadonlyArray<Finding<Label>> => {
  const least = Math.max(smallBase, minimumGroupSize);
  const moves = charts.map((chart) => movesIn(chart, least));
  // Whether a group is large enough depends on chance too, so that the small ones count as well.
  const compared = charts.flatMap(pointsOf).length;
  const isFinding = ({ points, pointsOfAll = 0, z }: Moved<Label>) =>
    Math.abs(points - pointsOfAll) >= leastPoints &&
    Math.abs(z) >= leastZ &&
    chanceOf(z) * compared <= mostByChance;
  // Rounded: of two groups, each is as far apart from the other, whichever is computed.
  const evidenceOf = ({ z }: Moved<Label>) => Math.round(Math.abs(z) * 1e6);
  const byEvidence = (a: Moved<Label>, b: Moved<Label>) => evidenceOf(b) - evidenceOf(a);
  const shares = moves
    .flatMap((ofChart) => ofChart.filter(isFinding).toSorted(byEvidence).slice(0, 1))
    .toSorted(byEvidence)
    .map(({ z: _, ...share }) => share);
  return [...(active ? totalChange(active, least) : []), ...shares].slice(0, maxFindings);
};

interface Sample {
  readonly count: number;
  readonly base: number;
}

/**
 * Whether shares differ by more than chance. Each sample gets one success and one failure more, so that small counts are
 * not taken for certain: Agresti and Caffo, “Simple and effective confidence intervals for proportions and differences of
 * proportions”, The American Statistician 54 (2000), 280–288.
 */
const adjusted = ({ count, base }: Sample) => {
  const share = (count + 1) / (base + 2);
  return { share, variance: (share * (1 - share)) / (base + 2) };
};

const sum = (values: ReadonlyArray<number>) => values.reduce((all, value) => all + value, 0);

/** How many standard errors the shares of `more` are above those of `less`, both summed up. */
const zOf = (more: ReadonlyArray<Sample>, less: ReadonlyArray<Sample>): number => {
  const [above, below] = [more.map(adjusted), less.map(adjusted)];
  const difference = sum(above.map(({ share }) => share)) - sum(below.map(({ share }) => share));
  return difference / Math.sqrt(sum([...above, ...below].map(({ variance }) => variance)));
};

/** At most this probable by chance, in either direction (the bound of Mills' ratio). */
const chanceOf = (z: number): number =>
  Math.min(1, (2 * Math.exp((-z * z) / 2)) / (Math.abs(z) * Math.sqrt(2 * Math.PI)));
