/** A chart's data: counts in the domain's order, shares of what is shown, the period before beside it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { healthRatings } from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode } from "#src/domain/bucketing.ts";
import { isKnown, pointsOf } from "#src/domain/chartData.ts";
import { bars, compared } from "#src/features/metrics/data/chartData.ts";
import { catalogue } from "#src/app/catalogue.en.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";

const i18n = makeI18n("en", catalogue);
const heading = {
  id: "chart",
  title: asWritten("Health"),
  dimension: asWritten("Rating"),
  measure: asWritten("Users"),
};
const known = bucketPerCode(healthRatings);
const chart = (entries: ReadonlyArray<{ code: string; count: number }>, limit?: number) =>
  bars({ i18n, limit }, heading, "rating", known, entries);

const entries = fc.array(
  fc.record({ code: fc.oneof(fc.constantFrom(...healthRatings), fc.string()), count: fc.nat({ max: 1e6 }) }),
);

describe("bars", () => {
  it("n is the sum of the counts, and the shares add up to one, or are none where nobody is", () => {
    fc.assert(
      fc.property(entries, (list) => {
        const data = chart(list);
        const n = list.reduce((total, { count }) => total + count, 0);
        expect(data.total).toBe(n);
        const shares = pointsOf(data).map(({ share }) => share);
        const whole = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
        expect(shares.every((share) => (share === null) === (n === 0))).toBe(true);
        expect(whole).toBeCloseTo(n === 0 ? 0 : 1, 9);
      }),
    );
  });

  it("an unknown code is shown as it came, last and in the colour of the unknown", () => {
    const { categories } = chart([
      { code: "6", count: 1 },
      { code: "5", count: 1 },
    ]);
    expect(categories.map(({ key }) => key)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(categories.at(-1)).toEqual({ key: "6", label: "6", color: "unknown" });
  });

  it("a share of something withheld is withheld as well", () => {
    fc.assert(
      fc.property(entries, (list) => {
        for (const { count, base, share } of pointsOf(chart(list, 50))) {
          expect(share === null).toBe(!isKnown(count) || !isKnown(base) || base === 0);
        }
      }),
    );
  });
});

describe("compared", () => {
  const now = chart([
    { code: "1", count: 10 },
    { code: "new", count: 2 },
  ]);

  it("has the count of the same category before, 0 for one that was not there", () => {
    const before = chart([{ code: "1", count: 4 }]);
    const previous = pointsOf(compared(now, before)).map((point) => [point.category.key, point.previous]);
    expect(previous).toEqual([
      ["1", 4],
      ["2", 0],
      ["3", 0],
      ["4", 0],
      ["5", 0],
      ["new", 0],
    ]);
  });

  it("says that nothing is known while the period before is still awaited", () => {
    expect(new Set(pointsOf(compared(now, undefined)).map(({ previous }) => previous))).toEqual(
      new Set([null]),
    );
  });
});
