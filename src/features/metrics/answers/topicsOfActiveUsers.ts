/** The topics together with the number of active users, which is their base. */
import { atom } from "jotai";
import type { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { type Answer, type Block, sessionBlock, topicBlock } from "./blocks.ts";
import { isSameQuestion } from "../question/choice.ts";
import type { TopicsOfActiveUsers } from "../charts/definitions/topicCharts.ts";

/** Without an answer, and if it contradicts itself, there is no base. */
const activeIn = (counts: SessionCounts | undefined): ChartCount =>
  counts && !counts.hasConflict ? counts.totals.active : "missing";

const joined = <Topics extends Answer<UserTopicMetric>>(
  topics: Topics,
  session: Answer<SessionCounts> | undefined,
): Topics & Answer<TopicsOfActiveUsers> => ({
  ...topics,
  metric: { topics: topics.metric.topics, activeUsers: activeIn(session?.metric) },
});

export const topicsOfActiveUsers: Block<TopicsOfActiveUsers> = {
  joined: [sessionBlock, topicBlock],
  loadingAtom: topicBlock.loadingAtom,
  answerAtom: atom((get) => {
    const topics = get(topicBlock.answerAtom);
    const session = get(sessionBlock.answerAtom);
    return topics && joined(topics, session && isSameQuestion(session, topics) ? session : undefined);
  }),
  comparedAtom: topicBlock.comparedAtom,
  previousAtom: atom((get) => {
    const topics = get(topicBlock.previousAtom);
    const session = get(sessionBlock.previousAtom);
    return topics && session && joined(topics, session);
  }),
  // Without an answer about sessions, nothing is requested to compare it with.
  hasPreviousFailedAtom: atom(
    (get) =>
      get(sessionBlock.answerAtom) === null ||
      [topicBlock, sessionBlock].some(({ hasPreviousFailedAtom }) => get(hasPreviousFailedAtom)),
  ),
};
