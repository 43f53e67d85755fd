/** Registered and active users by age and gender: sums agree, and no number reveals a small group. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeConflictsOf, repeatedTopics } from "#schemas/metrics/conflicts.ts";
import { ageGroups, genders } from "#schemas/metrics/vocabularies.ts";
import { type ChartCount, isKnown, withheld } from "#src/domain/metrics/chartData.ts";
import {
  type AgeGenderTable,
  comparableWith,
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
const places = (conflicts: ReadonlyArray<{ readonly place: string; readonly problem: string }>) =>
  conflicts.map(({ place, problem }) => `${place}: ${problem}`);

it("conflicts are named by their places, however a platform divides a group into entries", () => {
  const answer = {
    totalRegisteredUsers: 5,
    totalActiveUsers: 6,
    registeredUsers: [user("male", 1), user("male", 1), user("female", 3)],
    activeUsers: [user("male", 2), user("female", 3), user("unknown", 1)],
  };
  expect(places(activeConflictsOf(answer))).toEqual([
    "totalActiveUsers: expected at most the 5 registered users, found 6",
    "activeUsers → [2] → count: expected at most the 0 registered users, found 1",
  ]);
  expect(sessionCounts(answer, undefined).hasConflict).toBe(true);
  const fine = { ...answer, totalActiveUsers: 5, activeUsers: [] };
  expect(sessionCounts(fine, undefined).hasConflict).toBe(false);
});

it("counts that do not add up to their total are named, with the entries that are there twice", () => {
  const answer = {
    totalRegisteredUsers: 6,
    totalActiveUsers: 2,
    registeredUsers: [user("male", 3), user("female", 3), user("male", 3)],
    activeUsers: [user("male", 1), user("male", 1)],
  };
  expect(places(sessionCounts(answer, undefined).sumConflicts)).toEqual([
    "totalRegisteredUsers: expected 9, the sum of registeredUsers, found 6",
    "registeredUsers → [2]: expected each once, found that of [0] again",
  ]);
});

it("an answer that is counted twice is named", () => {
  const topic = { topic: "sleep", count: 1 };
  expect(repeatedTopics({ topics: [topic, { topic: "activity", count: 2 }, topic] })).toEqual([
    { severity: "warning", place: "topics → [2]", problem: "expected each once, found that of [0] again" },
  ]);
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

describe("comparableWith", () => {
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

  it("shows all of the other period when neither withholds a count", () => {
    expect(comparableWith(counts(10), counts(8))).toEqual(counts(8));
  });

  it("shows no count of the other period, totals and sums included, when either does", () => {
    for (const other of [comparableWith(counts(3), counts(8)), comparableWith(counts(8), counts(3))]) {
      expect(other.totals).toEqual({ registered: withheld, active: withheld, inactive: withheld });
      expect(new Set([other.clusters, other.groups].flatMap(allOf))).toEqual(new Set([withheld]));
    }
  });

  it("shows all of the other period beside a count that is missing, which is not small", () => {
    const conflict = sessionCounts({ ...nobody, totalRegisteredUsers: 30, totalActiveUsers: 50 }, undefined);
    expect(comparableWith(conflict, counts(8))).toEqual(counts(8));
  });
});
