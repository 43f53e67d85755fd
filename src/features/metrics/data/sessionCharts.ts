/** Charts of registered and active users. */
import type { ChartColor, ChartCount, ChartKey } from "#src/domain/metrics/chartData.ts";
import type { Bucket } from "#src/domain/metrics/bucketing.ts";
import type { AgeGenderTable, SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import { chartKey, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { grouped, type Heading, margin, rates, split, type Wording } from "./chartData.ts";
import type { ChartSpec } from "./ChartSpec.ts";
import { messages } from "./messages.en.ts";

type Spec = ChartSpec<SessionCounts>;

const registered = messages.registeredUsers;

export const activityChart: Spec = {
  id: "chart-activity",
  title: messages.activityTitle,
  dimension: messages.activity,
  measure: registered,
  make: ({ i18n: { text } }, heading, { totals }) => {
    const part = (key: string, label: Message, color: ChartColor, count: ChartCount) =>
      [{ key, label: text(label), color }, count] satisfies [ChartKey<Text>, ChartCount];
    return split(
      heading,
      [
        part("active", messages.active, 1, totals.active),
        part("inactive", messages.inactive, "unknown", totals.inactive),
      ],
      totals.registered,
    );
  },
};

const byAgeAndGender = (
  id: string,
  title: Message,
  measure: Message,
  ages: Vocabulary,
  crossingOf: (counts: SessionCounts) => AgeGenderTable,
): Spec => ({
  id,
  title,
  dimension: messages.ageGroup,
  measure,
  make: (wording, heading, counts) => grouped(wording, heading, [ages, "gender"], crossingOf(counts)),
});

export const registeredChart = byAgeAndGender(
  "chart-registered",
  messages.registeredByAgeGender,
  registered,
  "ageGroup",
  (counts) => counts.registered,
);
export const activeChart = byAgeAndGender(
  "chart-active",
  messages.activeByAgeGender,
  messages.activeUsers,
  "ageGroup",
  (counts) => counts.active,
);
export const clusterChart = byAgeAndGender(
  "chart-age-gender-cluster",
  messages.clusterTitle,
  registered,
  "age",
  (counts) => counts.clusters,
);

export const ageChart: Spec = {
  id: "chart-age",
  title: messages.ageTitle,
  dimension: messages.ageGroup,
  measure: registered,
  make: (wording, heading, { clusters: { rows, byRow, total } }) =>
    margin(wording, heading, "age", rows, byRow, total),
};

export const genderChart: Spec = {
  id: "chart-gender",
  title: messages.genderTitle,
  dimension: messages.genderTitle,
  measure: registered,
  make: (wording, heading, { clusters: { columns, byColumn, total } }) =>
    margin(wording, heading, "gender", columns, byColumn, total),
};

const activeShares = (
  { i18n }: Wording,
  heading: Heading,
  vocabulary: Vocabulary,
  buckets: ReadonlyArray<Bucket>,
  active: ReadonlyArray<ChartCount>,
  all: ReadonlyArray<ChartCount>,
  total: ChartCount,
) =>
  rates(
    heading,
    buckets.map(({ key }, index) => ({
      key: chartKey(i18n, vocabulary, key),
      count: active[index] ?? 0,
      base: all[index] ?? 0,
    })),
    total,
  );

export const activeShareByAgeChart: Spec = {
  id: "chart-active-share-age",
  title: messages.activeShareByAge,
  dimension: messages.ageGroup,
  measure: messages.activeUsers,
  make: (wording, heading, { active, registered: { rows, byRow, total } }) =>
    activeShares(wording, heading, "ageGroup", rows, active.byRow, byRow, total),
};

export const activeShareByGenderChart: Spec = {
  id: "chart-active-share-gender",
  title: messages.activeShareByGender,
  dimension: messages.genderTitle,
  measure: messages.activeUsers,
  make: (wording, heading, { active, registered: { columns, byColumn, total } }) =>
    activeShares(wording, heading, "gender", columns, active.byColumn, byColumn, total),
};
