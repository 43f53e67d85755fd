/** Registered and active users: totals, and by age and gender, as they may be shown. */
import type { AgeGenderCount, UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { genders } from "#schemas/metrics/vocabularies.ts";
import {
  ageClusters,
  type Bucket,
  bucketPerCode,
  chartAgeGroups,
  crossTable,
  withUnknown,
} from "./bucketing.ts";
import { type ChartCount, isKnown, withheld } from "./chartData.ts";
import { withhold } from "./smallGroups.ts";

/** A table by age and gender with its margins. */
export interface Crossing {
  readonly rows: ReadonlyArray<Bucket>;
  readonly columns: ReadonlyArray<Bucket>;
  /** By row, then by column. */
  readonly cells: ReadonlyArray<ReadonlyArray<ChartCount>>;
  readonly byRow: ReadonlyArray<ChartCount>;
  readonly byColumn: ReadonlyArray<ChartCount>;
  readonly total: ChartCount;
}

export interface SessionCounts {
  readonly totals: {
    readonly registered: ChartCount;
    readonly active: ChartCount;
    readonly inactive: ChartCount;
  };
  /** By the segments' clusters. */
  readonly clusters: Crossing;
  /** By the statistics' age groups. */
  readonly registered: Crossing;
  readonly active: Crossing;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

interface Grid {
  readonly rows: ReadonlyArray<Bucket>;
  readonly columns: ReadonlyArray<Bucket>;
  readonly counts: ReadonlyArray<ReadonlyArray<number>>;
}

/** One grid shown by several groupings of its rows; `hidesTotal` keeps the total back whatever it is. */
const crossings = (
  { rows, columns, counts }: Grid,
  groupings: ReadonlyArray<ReadonlyArray<Bucket>>,
  limit: number | undefined,
  hidesTotal: boolean,
): { readonly of: ReadonlyArray<Crossing>; readonly total: ChartCount } => {
  const width = columns.length;
  const all = range(rows.length * width);
  const column = (place: number) => all.filter((cell) => cell % width === place);
  const parts = groupings.map((buckets) =>
    buckets.map(({ codes }) =>
      rows.flatMap((row, place) =>
        row.codes.some((code) => codes.includes(code))
          ? range(width).map((cell) => place * width + cell)
          : [],
      ),
    ),
  );
  const sums = [
    all,
    ...range(width).map(column),
    ...parts.flatMap((grouping) =>
      grouping.flatMap((row) => [
        row,
        ...range(width).map((place) => row.filter((cell) => cell % width === place)),
      ]),
    ),
  ];
  const shown = withhold({ cells: counts.flat(), columns: width, sums }, limit, hidesTotal ? [0] : []);
  const [total = 0, ...rest] = shown;
  const byColumn = rest.slice(0, width);
  let next = width;
  const of = groupings.map((buckets): Crossing => {
    const table = buckets.map(() => rest.slice(next, (next += width + 1)));
    return {
      rows: buckets,
      columns,
      cells: table.map((row) => row.slice(1)),
      byRow: table.map(([row = 0]) => row),
      byColumn,
      total,
    };
  });
  return { of, total };
};

const entry = ({ ageGroup, gender, count }: AgeGenderCount) => ({ row: ageGroup, column: gender, count });

export const sessionCounts = (metric: UserSessionMetric, limit: number | undefined): SessionCounts => {
  const { registeredUsers, activeUsers, totalRegisteredUsers, totalActiveUsers } = metric;
  const both = [...registeredUsers, ...activeUsers];
  const ages = both.map(({ ageGroup }) => ageGroup);
  const columns = withUnknown(
    bucketPerCode(genders),
    both.map(({ gender }) => gender),
  );
  const [clusters, groups] = [withUnknown(ageClusters, ages), withUnknown(chartAgeGroups, ages)];
  const gridOf = (users: ReadonlyArray<AgeGenderCount>) => crossTable(users.map(entry), clusters, columns);
  const registeredOf = (hidesTotal: boolean) =>
    crossings(gridOf(registeredUsers), [clusters, groups], limit, hidesTotal);
  const activeOf = (hidesTotal: boolean) => crossings(gridOf(activeUsers), [groups], limit, hidesTotal);

  const isHidden = [registeredOf(false), activeOf(false)].map(({ total }) => !isKnown(total));
  // Of three numbers whose third is the difference of two, one alone cannot be kept back.
  const totals = withhold(
    {
      cells: [totalActiveUsers, totalRegisteredUsers - totalActiveUsers],
      columns: 1,
      sums: [[0, 1], [0], [1]],
    },
    limit,
    isHidden.flatMap((hidden, place) => (hidden ? [place] : [])),
  );
  const [registered = 0, active = 0, difference = 0] = totals;
  // A server that counts more active than registered users contradicts the contract; nobody is less than inactive.
  const inactive = isKnown(difference) ? Math.max(0, difference) : difference;
  const {
    of: [clustered, grouped],
  } = registeredOf(!isKnown(registered));
  const {
    of: [activeGrouped],
  } = activeOf(!isKnown(active));
  if (!clustered || !grouped || !activeGrouped) throw new Error("Every grouping has a crossing");
  return {
    totals: { registered, active, inactive },
    clusters: clustered,
    registered: grouped,
    active: activeGrouped,
  };
};

const crossingsOf = ({ clusters, registered, active }: SessionCounts) => [clusters, registered, active];

const isWhole = (counts: SessionCounts): boolean =>
  [
    ...Object.values(counts.totals),
    ...crossingsOf(counts).flatMap(({ cells, byRow, byColumn, total }) => [
      ...cells.flat(),
      ...byRow,
      ...byColumn,
      total,
    ]),
  ].every(isKnown);

const withoutCounts = ({ cells, byRow, byColumn, ...keys }: Crossing): Crossing => ({
  ...keys,
  cells: cells.map((row) => row.map(() => withheld)),
  byRow: byRow.map(() => withheld),
  byColumn: byColumn.map(() => withheld),
  total: withheld,
});

/**
 * What may be shown of another period beside these counts: all of it, or nothing where either keeps something back.
 * Users of one period are also users of the other, so its sums would narrow what is kept back here.
 */
export const comparableWith = (counts: SessionCounts, other: SessionCounts): SessionCounts =>
  isWhole(counts) && isWhole(other)
    ? other
    : {
        totals: { registered: withheld, active: withheld, inactive: withheld },
        clusters: withoutCounts(other.clusters),
        registered: withoutCounts(other.registered),
        active: withoutCounts(other.active),
      };
