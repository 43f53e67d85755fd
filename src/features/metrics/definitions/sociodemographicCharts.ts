/** Charts of the registered users' answers about themselves. */
import type { UserSociodemographicMetric } from "#schemas/metrics/Metrics.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode, type CodeCount } from "#src/domain/metrics/bucketing.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { bars } from "./makeChartData.ts";
import type { ChartDefinition } from "./ChartDefinition.ts";
import { messages } from "./messages.en.ts";

type Metric = UserSociodemographicMetric;

const answers = (
  names: { readonly title: Message; readonly dimension: Message },
  vocabulary: Vocabulary,
  codes: ReadonlyArray<string>,
  entriesOf: (metric: Metric) => ReadonlyArray<CodeCount>,
) => {
  const known = bucketPerCode(codes);
  return (id: string): ChartDefinition<Metric> => ({
    id,
    ...names,
    measure: messages.answers,
    shape: { kind: "bars", rows: codes.length, columns: 1 },
    make: (wording, heading, metric) => bars(wording, heading, vocabulary, known, entriesOf(metric)),
  });
};

const named = (message: Message) => ({ title: message, dimension: message });

export const educationChart = answers(
  named(messages.educationTitle),
  "education",
  words.educationLevels,
  ({ educationLevels }) => educationLevels.map(({ educationLevel: code, count }) => ({ code, count })),
);

export const workChart = answers(named(messages.workTitle), "work", words.workRoles, ({ workRoles }) =>
  workRoles.map(({ work: code, count }) => ({ code, count })),
);

export const perceivedHealthChart = answers(
  named(messages.perceivedHealthTitle),
  "rating",
  words.healthRatings,
  ({ selfPerceivedHealths }) =>
    selfPerceivedHealths.map(({ selfPerceivedHealth: code, count }) => ({ code, count })),
);

export const supportChart = answers(
  named(messages.supportTitle),
  "support",
  words.healthSupports,
  ({ healthSupports }) => healthSupports.map(({ healthSupport: code, count }) => ({ code, count })),
);

export const behaviourChart = answers(
  named(messages.behaviourTitle),
  "behaviour",
  words.healthBehaviours,
  ({ healthBehaviours }) => healthBehaviours.map(({ healthBehaviour: code, count }) => ({ code, count })),
);

const preferencesOf = ({ preferences }: Metric) =>
  preferences.map(({ preference: code, count }) => ({ code, count }));

export const preferenceChart = answers(
  { title: messages.preferenceTitle, dimension: messages.area },
  "area",
  words.preferences,
  preferencesOf,
);

export const interestChart = answers(
  { title: messages.interestTitle, dimension: messages.area },
  "area",
  words.preferences,
  preferencesOf,
);
