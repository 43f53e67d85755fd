/** The chart of active users by topic. */
import type { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { topics } from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode } from "#src/domain/metrics/bucketing.ts";
import { bars } from "./chartData.ts";
import type { ChartSpec } from "./ChartSpec.ts";
import { messages } from "./messages.en.ts";

const known = bucketPerCode(topics);

export const topicsChart: ChartSpec<UserTopicMetric> = {
  id: "chart-topics",
  title: messages.topicsTitle,
  dimension: messages.area,
  measure: messages.activeUsers,
  make: (wording, heading, { topics }) =>
    bars(
      wording,
      heading,
      "area",
      known,
      topics.map(({ topic: code, count }) => ({ code, count })),
    ),
};
