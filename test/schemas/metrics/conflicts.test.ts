/** What an answer counts more than once is named, wherever it is. */
import { Option, Schema } from "effect";
import { expect, it } from "vitest";
import {
  activeConflictsOf,
  type Conflict,
  foreignWords,
  repeatedEntries,
  sumConflictsOf,
  topicsAbove,
} from "#schemas/metrics/conflicts.ts";
import { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { exampleOf } from "#scripts/docs/groupsOf.ts";

it("an answer that is counted twice is named, others are not", () => {
  const workRoles = ["manager", "other", "manager"].map((work, count) => ({ work, count }));
  expect(repeatedEntries({ preferences: [], workRoles, educationLevels: workRoles.slice(1) })).toEqual([
    { severity: "warning", place: "workRoles → [2]", problem: "expected each once, found that of [0] again" },
  ]);
});

const linesOf = (conflicts: ReadonlyArray<Conflict>) =>
  conflicts.map(({ severity, place, problem }) => `${severity} ${place}: ${problem}`);

it("users who are counted twice, do not add up, or are active but not registered are named", () => {
  const users = (ageGroup: string, count: number) => ({ ageGroup, gender: "male", count });
  const session = {
    totalRegisteredUsers: 5,
    totalActiveUsers: 6,
    registeredUsers: [users("kid", 2), users("twen", 1), users("kid", 1)],
    activeUsers: [users("kid", 2), users("kid", 1), users("twen", 2), users("senior", 0)],
  };
  expect(linesOf([...activeConflictsOf(session), ...sumConflictsOf(session)])).toEqual([
    "error totalActiveUsers: expected at most the 5 registered users, found 6",
    "error activeUsers → [2] → count: expected at most the 1 registered users, found 2",
    "warning totalRegisteredUsers: expected 4, the sum of registeredUsers, found 5",
    "warning registeredUsers → [2]: expected each once, found that of [0] again",
    "warning totalActiveUsers: expected 5, the sum of activeUsers, found 6",
    "warning activeUsers → [1]: expected each once, found that of [0] again",
  ]);
});

it("areas that are counted twice, or with more users than are active, are named", () => {
  const topics = ["sleep", "activity", "sleep"].map((topic, index) => ({ topic, count: index + 1 }));
  expect(linesOf([...repeatedEntries({ topics }), ...topicsAbove({ topics }, 2)])).toEqual([
    "warning topics → [2]: expected each once, found that of [0] again",
    "error topics → [2] → count: expected at most the 2 active users, found 3",
  ]);
});

it("words of no closed vocabulary are named, numbers and open vocabularies are not", () => {
  const registeredUsers = [{ ageGroup: "kid", gender: "männlich", count: 1 }];
  const selfPerceivedHealths = [5, 6].map((selfPerceivedHealth) => ({ selfPerceivedHealth, count: 1 }));
  const topics = [{ topic: "Schlaf", count: 1 }];
  expect(linesOf(foreignWords({ total: 1, registeredUsers, selfPerceivedHealths, topics }))).toEqual([
    "warning registeredUsers → [0] → gender: expected male, female, non_binary, unknown, found another word",
    expect.stringMatching(/^warning selfPerceivedHealths → \[1\] → selfPerceivedHealth: expected 1, 2, /),
  ]);
});

it("the documents' example of registered and active users adds up", () => {
  const session = Schema.validateSync(UserSessionMetric)(Option.getOrThrow(exampleOf(UserSessionMetric.ast)));
  expect([...activeConflictsOf(session), ...sumConflictsOf(session)]).toEqual([]);
});
