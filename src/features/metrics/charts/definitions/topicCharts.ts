/** The chart of active users by topic. A user may have several, so the base is the active users, not the sum. */
import type { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { topics } from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode } from "#src/domain/metrics/bucketing.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { bars } from "./makeChartData.ts";
import type { ChartDefinition } from "./ChartDefinition.ts";
import { messages } from "./messages.en.ts";

export interface TopicsOfActiveUsers {
  readonly topics: UserTopicMetric["topics"];
  /** `missing` until the session metric has answered the same question. */
  readonly activeUsers: ChartCount;
}

const known = bucketPerCode(topics);

export const topicsChart: ChartDefinition<TopicsOfActiveUsers> = {
  id: "chart-topics",
  title: messages.topicsTitle,
  dimension: messages.area,
  measure: messages.activeUsers,
  totals: (text, totals) => text(messages.activeTotal, totals),
  shape: { kind: "bars", rows: topics.length, columns: 1 },
  empty: messages.nobodyActive,
  make: (wording, heading, { topics, activeUsers }) => {
    const entries = topics.map(({ topic: code, count }) => ({ code, count }));
    return bars(wording, heading, "area", known, entries, activeUsers);
  },
};
