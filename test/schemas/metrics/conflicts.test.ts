/** What an answer counts more than once is named, wherever it is. */
import { Option, Schema } from "effect";
import { expect, it } from "vitest";
import { exampleOf } from "#scripts/docs/groupsOf.ts";
import { activeConflictsOf, repeatedAnswers, sumConflictsOf } from "#schemas/metrics/conflicts.ts";
import { UserSessionMetric, type UserSociodemographicMetric } from "#schemas/metrics/Metrics.ts";

const none: UserSociodemographicMetric = {
  educationLevels: [],
  workRoles: [],
  healthBehaviours: [],
  healthSupports: [],
  preferences: [],
  selfPerceivedHealths: [],
};

const named = {
  educationLevels: "educationLevel",
  workRoles: "work",
  healthBehaviours: "healthBehaviour",
  healthSupports: "healthSupport",
  preferences: "preference",
  selfPerceivedHealths: "selfPerceivedHealth",
};

it.each(Object.entries(named))(
  "an answer that is counted twice in %s is named, others are not",
  (list, word) => {
    const counted = ["1", "2", "1", "3"].map((value) => ({ [word]: value, count: 1 }));
    expect(repeatedAnswers({ ...none, [list]: counted })).toEqual([
      { severity: "warning", place: `${list} → [2]`, problem: "expected each once, found that of [0] again" },
    ]);
  },
);

it("the documents' example of registered and active users adds up", () => {
  const session = Schema.validateSync(UserSessionMetric)(Option.getOrThrow(exampleOf(UserSessionMetric.ast)));
  expect([...activeConflictsOf(session), ...sumConflictsOf(session)]).toEqual([]);
});
