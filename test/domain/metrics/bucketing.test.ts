/** Every count belongs to exactly one bucket, whatever the codes are. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { ageGroups } from "#schemas/metrics/vocabularies.ts";
import { chartAgeGroups, tally } from "#src/domain/metrics/bucketing.ts";

const sum = (counts: ReadonlyArray<number>) => counts.reduce((total, count) => total + count, 0);
const code = fc.oneof(fc.constantFrom(...ageGroups, "under_30", "__proto__", "constructor", ""), fc.string());
const entries = fc.array(fc.record({ code, count: fc.nat() }));

it("a tally puts every code into exactly one bucket with a key of its own, and keeps the sum", () => {
  fc.assert(
    fc.property(entries, (list) => {
      const { buckets, counts } = tally(list, chartAgeGroups);
      for (const { code } of list) {
        expect(buckets.filter(({ codes }) => codes.includes(code))).toHaveLength(1);
      }
      expect(sum(counts)).toBe(sum(list.map(({ count }) => count)));
      expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length);
    }),
  );
});
