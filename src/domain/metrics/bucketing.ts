/** Groups counts by code into buckets. Every code belongs to exactly one bucket; unknown codes come last. */
import { Number } from "effect";
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

export const sumOf = (entries: ReadonlyArray<{ readonly count: number }>) =>
  Number.sumAll(entries.map(({ count }) => count));

export interface Tally {
  readonly buckets: ReadonlyArray<Bucket>;
  /** One for each bucket, in the same order. */
  readonly counts: ReadonlyArray<number>;
}

export const tally = (entries: ReadonlyArray<CodeCount>, known: ReadonlyArray<Bucket>): Tally => {
  const buckets = withUnknown(
    known,
    entries.map(({ code }) => code),
  );
  const counts = buckets.map(({ codes }) => sumOf(entries.filter(({ code }) => codes.includes(code))));
  return { buckets, counts };
};
