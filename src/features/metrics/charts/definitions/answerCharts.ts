/**
 * Charts of the registered users' answers about themselves, and of the active users' topics. A user may have several
 * topics, so their base is the active users, not the sum.
 */
import type { UserSociodemographicMetric, UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import type { CodeCount } from "#src/domain/metrics/bucketing.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "../messages.en.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { bars, type ChartDefinition } from "./makeChartData.ts";

/** The entries of an answer, whose code is the member `name`. */
const codeCounts = <Name extends string>(
  entries: ReadonlyArray<Readonly<Record<Name, string>> & { readonly count: number }>,
  name: Name,
): ReadonlyArray<CodeCount> => entries.map((entry) => ({ code: entry[name], count: entry.count }));

const answers =
  (
    countsIn: (metric: UserSociodemographicMetric) => ReadonlyArray<CodeCount>,
    title: Message,
    vocabulary: Vocabulary,
    codes: ReadonlyArray<string>,
    dimension = title,
  ) =>
  (id: string): ChartDefinition<UserSociodemographicMetric> => ({
    id,
    title,
    dimension,
    measure: messages.users,
    totals: messages.answersTotal,
    shape: { kind: "bars", rows: codes.length, columns: 1 },
    make: (wording, heading, metric) => bars(wording, heading, vocabulary, codes, countsIn(metric)),
  });

const { educationTitle, workTitle, perceivedHealthTitle, supportTitle, behaviourTitle, interestTitle } =
  messages;
export const educationChart = answers(
  (metric) => codeCounts(metric.educationLevels, "educationLevel"),
  educationTitle,
  "education",
  words.educationLevels,
);
export const workChart = answers(
  (metric) => codeCounts(metric.workRoles, "work"),
  workTitle,
  "work",
  words.workRoles,
);
export const perceivedHealthChart = answers(
  (metric) => codeCounts(metric.selfPerceivedHealths, "selfPerceivedHealth"),
  perceivedHealthTitle,
  "rating",
  words.healthRatings,
);
export const supportChart = answers(
  (metric) => codeCounts(metric.healthSupports, "healthSupport"),
  supportTitle,
  "support",
  words.healthSupports,
);
export const behaviourChart = answers(
  (metric) => codeCounts(metric.healthBehaviours, "healthBehaviour"),
  behaviourTitle,
  "behaviour",
  words.healthBehaviours,
);
export const interestChart = answers(
  (metric) => codeCounts(metric.preferences, "preference"),
  interestTitle,
  "area",
  words.preferences,
  messages.area,
);

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
  totals: messages.activeTotal,
  shape: { kind: "bars", rows: words.topics.length, columns: 1 },
  empty: messages.nobodyActive,
  make: (wording, heading, { topics, activeUsers }) =>
    bars(wording, heading, "area", words.topics, codeCounts(topics, "topic"), activeUsers),
};
