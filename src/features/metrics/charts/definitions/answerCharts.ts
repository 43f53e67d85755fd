/**
 * Charts of the registered users' answers about themselves, and of the active users' topics. A user may have several
 * topics, so their base is the active users, not the sum.
 */
import type { UserSociodemographicMetric, UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode, type CodeCount } from "#src/domain/metrics/bucketing.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "../messages.en.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { bars, type ChartDefinition } from "./makeChartData.ts";

/** The only other member is the code. */
const codeCount = ({ count, ...code }: { readonly count: number }): CodeCount => ({
  code: Object.values(code).join(""),
  count,
});

const answers =
  (
    list: keyof UserSociodemographicMetric,
    title: Message,
    vocabulary: Vocabulary,
    codes: ReadonlyArray<string>,
    dimension = title,
  ) =>
  (id: string): ChartDefinition<UserSociodemographicMetric> => ({
    id,
    title,
    dimension,
    measure: messages.answers,
    totals: (text, totals) => text(messages.answersTotal, totals),
    shape: { kind: "bars", rows: codes.length, columns: 1 },
    make: (wording, heading, metric) =>
      bars(wording, heading, vocabulary, bucketPerCode(codes), metric[list].map(codeCount)),
  });

const { educationTitle, workTitle, perceivedHealthTitle, supportTitle, behaviourTitle, interestTitle } =
  messages;
export const educationChart = answers("educationLevels", educationTitle, "education", words.educationLevels);
export const workChart = answers("workRoles", workTitle, "work", words.workRoles);
export const perceivedHealthChart = answers(
  "selfPerceivedHealths",
  perceivedHealthTitle,
  "rating",
  words.healthRatings,
);
export const supportChart = answers("healthSupports", supportTitle, "support", words.healthSupports);
export const behaviourChart = answers(
  "healthBehaviours",
  behaviourTitle,
  "behaviour",
  words.healthBehaviours,
);
export const interestChart = answers("preferences", interestTitle, "area", words.preferences, messages.area);

export interface TopicsOfActiveUsers {
  readonly topics: UserTopicMetric["topics"];
  /** `missing` until the session metric has answered the same question. */
  readonly activeUsers: ChartCount;
}

export const topicsChart: ChartDefinition<TopicsOfActiveUsers> = {
  id: "chart-topics",
  title: messages.topicsTitle,
  dimension: messages.area,
  measure: messages.activeUsers,
  totals: (text, totals) => text(messages.activeTotal, totals),
  shape: { kind: "bars", rows: words.topics.length, columns: 1 },
  empty: messages.nobodyActive,
  make: (wording, heading, { topics, activeUsers }) =>
    bars(wording, heading, "area", bucketPerCode(words.topics), topics.map(codeCount), activeUsers),
};
