/** Registered and active users by age and gender: sums agree, and no number reveals a small group. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageGroups, genders } from "#schemas/metrics/vocabularies.ts";
import { type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import {
  type AgeGenderTable,
  areComparable,
  type RegisteredAndActive,
  sessionCounts,
} from "#src/domain/metrics/sessionCounts.ts";

const users = fc.array(
  fc.record({
    ageGroup: fc.constantFrom(...ageGroups, "millennial"),
    gender: fc.constantFrom(...genders, "other"),
    count: fc.nat({ max: 40 }),
  }),
  { maxLength: 12 },
);
const sum = (counts: ReadonlyArray<ChartCount>) =>
  counts.reduce<number>((total, count) => total + (isKnown(count) ? count : 0), 0);
const metric = fc.record({ registeredUsers: users, activeUsers: users }).map((lists) => ({
  ...lists,
  totalRegisteredUsers: sum(lists.registeredUsers.map(({ count }) => count)),
  totalActiveUsers: sum(lists.activeUsers.map(({ count }) => count)),
}));

const nobody = { registeredUsers: [], activeUsers: [] };

const shown = ({ cells, byRow, byColumn, total }: AgeGenderTable) => [
  ...cells.flat(),
  ...byRow,
  ...byColumn,
  total,
];

const allOf = ({ registered, active }: RegisteredAndActive) => [...shown(registered), ...shown(active)];

const user = (gender: string, count: number) => ({ ageGroup: "kid", gender, count });
it("counts that contradict each other, or do not add up, are told of", () => {
  const told = (active: number, users: ReadonlyArray<ReturnType<typeof user>>) => {
    const totals = { totalRegisteredUsers: 3, totalActiveUsers: active };
    const answer = { ...totals, registeredUsers: users, activeUsers: [] };
    const { hasConflict, sumConflicts } = sessionCounts(answer, undefined);
    return [hasConflict, ...sumConflicts.map(({ place }) => place)];
  };
  expect(told(0, [user("male", 3)])).toEqual([false]);
  expect(told(5, [user("male", 2)])).toEqual([true, "totalRegisteredUsers", "totalActiveUsers"]);
});

describe("without a minimum group size", () => {
  it("rows and columns of every table add up to its total, for any ages and genders", () => {
    fc.assert(
      fc.property(metric, (answer) => {
        const { clusters, groups } = sessionCounts(answer, undefined);
        for (const { registered, active } of [clusters, groups]) {
          for (const [table, total] of [
            [registered, answer.totalRegisteredUsers],
            [active, answer.totalActiveUsers],
          ] as const) {
            expect([table.total, sum(table.byRow), sum(table.byColumn)]).toEqual([total, total, total]);
            expect(table.cells.map(sum)).toEqual(table.byRow);
          }
          expect([active.rows, active.columns]).toEqual([registered.rows, registered.columns]);
        }
      }),
    );
  });

  it("inactive users are registered minus active ones, and missing if that is negative", () => {
    for (const [registered, active, inactive] of [
      [10, 4, 6],
      [5, 5, 0],
      [3, 5, "missing"],
    ] as const) {
      const answer = { totalRegisteredUsers: registered, totalActiveUsers: active, ...nobody };
      expect(sessionCounts(answer, undefined).totals).toEqual({ registered, active, inactive });
    }
  });
});

it("with a minimum group size, no count from 1 to limit − 1 is shown, and a total is never the only withheld count", () => {
  fc.assert(
    fc.property(metric, fc.integer({ min: 3, max: 10 }), (answer, limit) => {
      const { totals, clusters, groups } = sessionCounts(answer, limit);
      const all = [clusters, groups].flatMap(allOf);
      const small = [...Object.values(totals), ...all].filter(
        (count) => isKnown(count) && count > 0 && count < limit,
      );
      expect(small).toEqual([]);
      const hidden = Object.values(totals).filter((count) => typeof count === "object");
      expect(hidden).not.toHaveLength(1);
      for (const { registered, active } of [clusters, groups]) {
        expect(isKnown(registered.total)).toBe(isKnown(totals.registered));
        expect(isKnown(active.total)).toBe(isKnown(totals.active));
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);

it("counts of another period are shown unless either withholds one; a missing one is not small", () => {
  const counts = (small: number) =>
    sessionCounts(
      {
        totalRegisteredUsers: 120 + small,
        totalActiveUsers: 20,
        registeredUsers: [
          { ageGroup: "kid", gender: "male", count: 40 },
          { ageGroup: "kid", gender: "female", count: small },
          { ageGroup: "senior", gender: "male", count: 50 },
          { ageGroup: "senior", gender: "female", count: 30 },
        ],
        activeUsers: [{ ageGroup: "kid", gender: "male", count: 20 }],
      },
      5,
    );
  const conflict = sessionCounts({ ...nobody, totalRegisteredUsers: 30, totalActiveUsers: 50 }, undefined);
  const pairs = [
    [counts(10), counts(8)],
    [counts(3), counts(8)],
    [counts(8), counts(3)],
    [conflict, counts(8)],
  ] as const;
  expect(pairs.map(([one, other]) => areComparable(one, other))).toEqual([true, false, false, true]);
});
