/** The lists of the sociodemographic metric: the column that each one counts, and its words in order. */
import * as words from "#schemas/metrics/vocabularies.ts";

export const answerColumns = {
  educationLevels: { column: "education_level", words: words.educationLevels },
  workRoles: { column: "work_role", words: words.workRoles },
  healthBehaviours: { column: "health_behaviour", words: words.healthBehaviours },
  healthSupports: { column: "health_support", words: words.healthSupports },
  preferences: { column: "preference", words: words.preferences },
  selfPerceivedHealths: { column: "self_perceived_health", words: words.healthRatings },
} as const satisfies Record<string, { readonly column: string; readonly words: ReadonlyArray<string> }>;

export type AnswerList = keyof typeof answerColumns;
