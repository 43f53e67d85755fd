/** Registered and active users, in total and by age and gender, with small groups withheld. */
import { Record } from "effect";
import { activeConflictsOf, type Conflict, sumConflictsOf } from "#schemas/metrics/conflicts.ts";
import type { AgeGenderCount, UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { genders } from "#schemas/metrics/vocabularies.ts";
import { ageClusters, type Bucket, bucketPerCode, chartAgeGroups, sumOf, withUnknown } from "./bucketing.ts";
import { type ChartCount, isKnown } from "./chartData.ts";
import { withhold } from "./smallGroups.ts";

/** Counts by age (rows) and gender (columns) with their sums. */
export interface AgeGenderTable {
  readonly rows: ReadonlyArray<Bucket>;
  readonly columns: ReadonlyArray<Bucket>;
  readonly cells: ReadonlyArray<ReadonlyArray<ChartCount>>;
  readonly byRow: ReadonlyArray<ChartCount>;
  readonly byColumn: ReadonlyArray<ChartCount>;
  readonly total: ChartCount;
}

export interface SessionCounts {
  readonly totals: {
    readonly registered: ChartCount;
    readonly active: ChartCount;
    /** `missing` if the platform counts more active than registered users. */
    readonly inactive: ChartCount;
  };
  /** By the statistics' age groups. */
  readonly groups: RegisteredAndActive;
  /** By the segments' clusters. */
  readonly clusters: RegisteredAndActive;
  readonly hasConflict: boolean;
  /** Where the counts do not add up to the totals. */
  readonly sumConflicts: ReadonlyArray<Conflict>;
}

export interface RegisteredAndActive {
  readonly registered: AgeGenderTable;
  readonly active: AgeGenderTable;
}

/** What a sum adds up: the indexes of its cells. */
type Sum = ReadonlyArray<number>;

/** Counts by age (rows) and gender (columns), row by row. */
interface Counts {
  readonly rows: ReadonlyArray<Bucket>;
  readonly columns: ReadonlyArray<Bucket>;
  readonly counts: ReadonlyArray<number>;
}

/**
 * The tables of the same counts by several groupings of their rows. What all of them show is protected together;
 * `hidesTotal` withholds the total, too.
 */
const shownTables = <Name extends string>(
  { rows, columns, counts }: Counts,
  groupings: Readonly<Record<Name, ReadonlyArray<Bucket>>>,
  limit: number | undefined,
  hidesTotal: boolean,
): Readonly<Record<Name, AgeGenderTable>> => {
  const width = columns.length;
  const total: Sum = counts.map((_, cell) => cell);
  const byColumn = columns.map((_, column): Sum => total.filter((cell) => cell % width === column));
  const tables = Record.map(groupings, (buckets) =>
    buckets.map(({ codes }) => {
      const isIn = rows.map((row) => row.codes.some((code) => codes.includes(code)));
      const row: Sum = total.filter((cell) => isIn[Math.floor(cell / width)]);
      return { row, cells: byColumn.map((column): Sum => column.filter((cell) => row.includes(cell))) };
    }),
  );
  const rowsOfAll = Record.values(tables).flat();
  const sums = [total, ...byColumn, ...rowsOfAll.flatMap(({ row, cells }) => [row, ...cells])];
  const shown = withhold({ cells: counts, columns: width, sums }, limit, hidesTotal ? [0] : []);
  const countBySum = new Map(sums.map((sum, index) => [sum, shown[index] ?? 0]));
  const countOf = (sum: Sum) => countBySum.get(sum) ?? 0;
  return Record.map(groupings, (buckets, name): AgeGenderTable => ({
    rows: buckets,
    columns,
    cells: tables[name].map(({ cells }) => cells.map(countOf)),
    byRow: tables[name].map(({ row }) => countOf(row)),
    byColumn: byColumn.map(countOf),
    total: countOf(total),
  }));
};

export const sessionCounts = (metric: UserSessionMetric, limit: number | undefined): SessionCounts => {
  const { registeredUsers, activeUsers, totalRegisteredUsers, totalActiveUsers } = metric;
  const both = [...registeredUsers, ...activeUsers];
  const ages = both.map(({ ageGroup }) => ageGroup);
  const columns = withUnknown(
    bucketPerCode(genders),
    both.map(({ gender }) => gender),
  );
  const clusters = withUnknown(ageClusters, ages);
  const groups = withUnknown(chartAgeGroups, ages);
  const tablesOf = (users: ReadonlyArray<AgeGenderCount>) => {
    const countIn = (age: Bucket, gender: Bucket) =>
      sumOf(users.filter((user) => age.codes.includes(user.ageGroup) && gender.codes.includes(user.gender)));
    const counts = clusters.flatMap((age) => columns.map((gender) => countIn(age, gender)));
    return (hidesTotal: boolean) =>
      shownTables({ rows: clusters, columns, counts }, { groups, clusters }, limit, hidesTotal);
  };
  const registeredOf = tablesOf(registeredUsers);
  const activeOf = tablesOf(activeUsers);

  const isHidden = [registeredOf(false), activeOf(false)].map((tables) => !isKnown(tables.groups.total));
  // Registered = active + inactive: if only one of the three is withheld, the others reveal it.
  const totals = withhold(
    {
      cells: [totalActiveUsers, totalRegisteredUsers - totalActiveUsers],
      columns: 1,
      sums: [[0, 1], [0], [1]],
    },
    limit,
    isHidden.flatMap((hidden, index) => (hidden ? [index] : [])),
  );
  const [registered = 0, active = 0, difference = 0] = totals;
  const inactive = isKnown(difference) && difference < 0 ? "missing" : difference;
  const registeredTables = registeredOf(!isKnown(registered));
  const activeTables = activeOf(!isKnown(active));
  return {
    totals: { registered, active, inactive },
    groups: { registered: registeredTables.groups, active: activeTables.groups },
    clusters: { registered: registeredTables.clusters, active: activeTables.clusters },
    hasConflict: activeConflictsOf(metric).length > 0,
    sumConflicts: sumConflictsOf(metric),
  };
};

const countsOf = ({ cells, byRow, byColumn, total }: AgeGenderTable) => [
  ...cells.flat(),
  ...byRow,
  ...byColumn,
  total,
];

const isComplete = ({ totals, groups, clusters }: SessionCounts): boolean =>
  [groups.registered, groups.active, clusters.registered, clusters.active]
    .flatMap(countsOf)
    .concat(Object.values(totals))
    .every((count) => isKnown(count) || count === "missing");

/**
 * Whether counts of another period may be shown beside these: not if either withholds one. Users of one period are also
 * users of the other, so its sums would narrow down withheld counts.
 */
export const areComparable = (counts: SessionCounts, other: SessionCounts): boolean =>
  isComplete(counts) && isComplete(other);
