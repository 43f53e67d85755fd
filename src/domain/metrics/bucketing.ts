/** Groups counts by code into buckets. Every code belongs to exactly one bucket; unknown codes come last. */
import { ageGroups } from "#schemas/metrics/vocabularies.ts";

/** Codes whose counts are added up and shown as one. */
export interface Bucket {
  readonly key: string;
  readonly codes: ReadonlyArray<string>;
}

export interface CodeCount {
  readonly code: string;
  readonly count: number;
}

export const bucketPerCode = (codes: ReadonlyArray<string>): ReadonlyArray<Bucket> =>
  codes.map((code) => ({ key: code, codes: [code] }));

/** The segments' clusters: <20, 20–29, 30–39, 40–49, 50–59, 60+. */
export const ageClusters = bucketPerCode(ageGroups);

/** The statistics' age groups: under 30, 30–39, 40–49, 50–59, over 59. */
export const chartAgeGroups: ReadonlyArray<Bucket> = [
  { key: "under_30", codes: ["kid", "twen"] },
  ...bucketPerCode(ageGroups.slice(2)),
];

/** The buckets in their order, then one for each unknown code in order of appearance. */
export const withUnknown = (
  buckets: ReadonlyArray<Bucket>,
  codes: ReadonlyArray<string>,
): ReadonlyArray<Bucket> => {
  const known = new Set(buckets.flatMap((bucket) => bucket.codes));
  const keys = new Set(buckets.map(({ key }) => key));
  const unknown = [...new Set(codes)].filter((code) => !known.has(code));
  return [...buckets, ...unknown.map((code) => ({ key: keys.has(code) ? `${code}?` : code, codes: [code] }))];
};

export interface CellCount {
  readonly row: string;
  readonly column: string;
  readonly count: number;
}

/** A count for every pair of row and column; 0 if there is no entry. */
export interface CrossTable {
  readonly rows: ReadonlyArray<Bucket>;
  readonly columns: ReadonlyArray<Bucket>;
  readonly counts: ReadonlyArray<ReadonlyArray<number>>;
}

const indexByCode = (buckets: ReadonlyArray<Bucket>): ReadonlyMap<string, number> =>
  new Map(buckets.flatMap(({ codes }, index) => codes.map((code) => [code, index] as const)));

export const crossTable = (
  entries: ReadonlyArray<CellCount>,
  knownRows: ReadonlyArray<Bucket>,
  knownColumns: ReadonlyArray<Bucket>,
): CrossTable => {
  const rows = withUnknown(
    knownRows,
    entries.map(({ row }) => row),
  );
  const columns = withUnknown(
    knownColumns,
    entries.map(({ column }) => column),
  );
  const rowByCode = indexByCode(rows);
  const columnByCode = indexByCode(columns);
  const cells = new Map<string, number>();
  for (const { row, column, count } of entries) {
    const cell = `${rowByCode.get(row)} ${columnByCode.get(column)}`;
    cells.set(cell, (cells.get(cell) ?? 0) + count);
  }
  const counts = rows.map((_, row) => columns.map((_, column) => cells.get(`${row} ${column}`) ?? 0));
  return { rows, columns, counts };
};

export interface Tally {
  readonly buckets: ReadonlyArray<Bucket>;
  /** One for each bucket, in the same order. */
  readonly counts: ReadonlyArray<number>;
}

export const tally = (entries: ReadonlyArray<CodeCount>, buckets: ReadonlyArray<Bucket>): Tally => {
  const onlyColumn = { key: "", codes: [""] };
  const { rows, counts } = crossTable(
    entries.map(({ code, count }) => ({ row: code, column: "", count })),
    buckets,
    [onlyColumn],
  );
  return { buckets: rows, counts: counts.flat() };
};
