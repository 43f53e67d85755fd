/** Every count belongs to exactly one bucket, whatever the codes are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageGroups, genders } from "#schemas/metrics/vocabularies.ts";
import {
  ageClusters,
  bucketPerCode,
  chartAgeGroups,
  crossTable,
  tally,
} from "#src/domain/metrics/bucketing.ts";

const sum = (counts: ReadonlyArray<number>) => counts.reduce((total, count) => total + count, 0);
const code = fc.oneof(fc.constantFrom(...ageGroups, "under_30", "__proto__", "constructor", ""), fc.string());
const entries = fc.array(fc.record({ code, count: fc.nat() }));
const crossEntries = fc.array(
  fc.record({
    row: code,
    column: fc.oneof(fc.constantFrom(...genders), fc.string()),
    count: fc.nat(),
  }),
);

describe("tally", () => {
  it("puts every code into exactly one bucket, whose count is the sum of its codes", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { buckets, counts } = tally(list, chartAgeGroups);
        for (const { code } of list) {
          expect(buckets.filter(({ codes }) => codes.includes(code))).toHaveLength(1);
        }
        const expected = buckets.map(({ codes }) =>
          sum(list.filter(({ code }) => codes.includes(code)).map(({ count }) => count)),
        );
        expect(counts).toEqual(expected);
        expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length);
      }),
    );
  });
});

it("crossTable keeps the sum, and the sums of its rows and columns are their tallies", () => {
  fc.assert(
    fc.property(crossEntries, (list) => {
      const { counts, rows, columns } = crossTable(list, ageClusters, bucketPerCode(genders));
      expect(sum(counts.flat())).toBe(sum(list.map(({ count }) => count)));
      const byRow = tally(
        list.map(({ row, count }) => ({ code: row, count })),
        ageClusters,
      );
      const byColumn = tally(
        list.map(({ column, count }) => ({ code: column, count })),
        bucketPerCode(genders),
      );
      expect([rows, counts.map(sum)]).toEqual([byRow.buckets, byRow.counts]);
      expect([columns, columns.map((_, index) => sum(counts.map((row) => row[index] ?? 0)))]).toEqual([
        byColumn.buckets,
        byColumn.counts,
      ]);
    }),
  );
});
