/** Statistics of an app's users. */
import { Schema } from "effect";
import { JsonObject } from "../lenient.ts";
import { Code, Count } from "../scalars.ts";
import * as words from "./vocabularies.ts";

const word = (vocabulary: readonly [string, ...ReadonlyArray<string>], meaning: string) =>
  Code(vocabulary).annotations({
    description: `${meaning}: ${vocabulary.join(", ")}; other words are passed on unchanged`,
    examples: [vocabulary[0]],
  });

const count = Count.annotations({ description: "Number of users", examples: [42] });

export const AgeGenderCount = Schema.Struct({
  ageGroup: word(words.ageGroups, "Age group (<20, 20–29, 30–39, 40–49, 50–59, 60 and more)"),
  gender: word(words.genders, "Gender"),
  count,
}).annotations({ identifier: "AgeGenderCount", description: "Users of one age group and gender" });
export type AgeGenderCount = typeof AgeGenderCount.Type;

export const UserSessionMetric = Schema.Struct({
  totalRegisteredUsers: Count.annotations({
    description: "Number of users registered up to the end date",
    examples: [42],
  }),
  totalActiveUsers: Count.annotations({
    description: "Number of them that were active between the two dates",
    examples: [42],
  }),
  registeredUsers: Schema.Array(AgeGenderCount).annotations({
    description: "The registered users by age group and gender",
  }),
  activeUsers: Schema.Array(AgeGenderCount).annotations({
    description: "The active users by age group and gender",
  }),
}).annotations({
  identifier: "UserSessionMetric",
  description: "Registered and active users",
});
export type UserSessionMetric = typeof UserSessionMetric.Type;

const answers = <const Field extends string>(
  field: Field,
  vocabulary: readonly [string, ...ReadonlyArray<string>],
  identifier: string,
  meaning: string,
) =>
  Schema.Array(
    Schema.Struct({ [field]: word(vocabulary, meaning), count } as {
      readonly [K in Field]: ReturnType<typeof word>;
    } & { readonly count: typeof count }).annotations({
      identifier,
      description: `Users by ${meaning.toLowerCase()}`,
    }),
  ).annotations({ description: `Registered users by ${meaning.toLowerCase()}` });

export const UserSociodemographicMetric = Schema.Struct({
  educationLevels: answers(
    "educationLevel",
    words.educationLevels,
    "EducationLevelCount",
    "Level of education",
  ),
  workRoles: answers("work", words.workRoles, "WorkRoleCount", "Role at work"),
  healthBehaviours: answers(
    "healthBehaviour",
    words.healthBehaviours,
    "HealthBehaviourCount",
    "Health behaviour",
  ),
  healthSupports: answers("healthSupport", words.healthSupports, "HealthSupportCount", "Desired support"),
  preferences: answers("preference", words.preferences, "PreferenceCount", "Preferred area"),
  selfPerceivedHealths: answers(
    "selfPerceivedHealth",
    words.healthRatings,
    "SelfPerceivedHealthCount",
    "Self-perceived health, 1 (very bad) to 5 (very good)",
  ),
}).annotations({
  identifier: "UserSociodemographicMetric",
  description: "Answers of the registered users about themselves",
});
export type UserSociodemographicMetric = typeof UserSociodemographicMetric.Type;

export const TopicCount = Schema.Struct({
  topic: word(words.topics, "Area of activity"),
  count,
}).annotations({ identifier: "TopicCount", description: "Users by area" });

export const UserTopicMetric = Schema.Struct({
  topics: Schema.Array(TopicCount).annotations({
    description: "Active users by area; a user may count in several",
  }),
}).annotations({
  identifier: "UserTopicMetric",
  description: "Areas of the active users",
});
export type UserTopicMetric = typeof UserTopicMetric.Type;

/** Its shape differs between servers: the console requests it but does not show it. */
export const UserEngagementMetric = JsonObject.annotations({
  identifier: "UserEngagementMetric",
  description:
    "An open record; the embedded platform answers `activeDays`, the sum over users of days with activity",
  examples: [{ activeDays: 18_250 }],
});
export type UserEngagementMetric = typeof UserEngagementMetric.Type;
