/** Charts of the registered users' answers about themselves. */
import type { UserSociodemographicMetric } from "#schemas/metrics/Metrics.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode, type CodeCount } from "#src/domain/metrics/bucketing.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { ChartDefinition } from "./ChartDefinition.ts";
import { bars } from "./makeChartData.ts";
import { messages } from "./messages.en.ts";

type Metric = UserSociodemographicMetric;

const answers = (
  title: Message,
  vocabulary: Vocabulary,
  codes: ReadonlyArray<string>,
  entriesOf: (metric: Metric) => ReadonlyArray<CodeCount>,
  dimension = title,
) => {
  const known = bucketPerCode(codes);
  return (id: string): ChartDefinition<Metric> => ({
    id,
    title,
    dimension,
    measure: messages.answers,
    totals: (text, totals) => text(messages.answersTotal, totals),
    shape: { kind: "bars", rows: codes.length, columns: 1 },
    make: (wording, heading, metric) => bars(wording, heading, vocabulary, known, entriesOf(metric)),
  });
};

export const educationChart = answers(
  messages.educationTitle,
  "education",
  words.educationLevels,
  ({ educationLevels }) => educationLevels.map(({ educationLevel: code, count }) => ({ code, count })),
);

export const workChart = answers(messages.workTitle, "work", words.workRoles, ({ workRoles }) =>
  workRoles.map(({ work: code, count }) => ({ code, count })),
);

export const perceivedHealthChart = answers(
  messages.perceivedHealthTitle,
  "rating",
  words.healthRatings,
  ({ selfPerceivedHealths }) =>
    selfPerceivedHealths.map(({ selfPerceivedHealth: code, count }) => ({ code, count })),
);

export const supportChart = answers(
  messages.supportTitle,
  "support",
  words.healthSupports,
  ({ healthSupports }) => healthSupports.map(({ healthSupport: code, count }) => ({ code, count })),
);

export const behaviourChart = answers(
  messages.behaviourTitle,
  "behaviour",
  words.healthBehaviours,
  ({ healthBehaviours }) => healthBehaviours.map(({ healthBehaviour: code, count }) => ({ code, count })),
);

export const interestChart = answers(
  messages.interestTitle,
  "area",
  words.preferences,
  ({ preferences }) => preferences.map(({ preference: code, count }) => ({ code, count })),
  messages.area,
);
