/** What an answer counts more than once is named, wherever it is. */
import { expect, it } from "vitest";
import { repeatedAnswers } from "#schemas/metrics/conflicts.ts";
import type { UserSociodemographicMetric } from "#schemas/metrics/Metrics.ts";

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
