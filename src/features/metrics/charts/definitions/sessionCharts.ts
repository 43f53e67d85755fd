/** Charts of registered and active users. */
import { ageGroups, genders } from "#schemas/metrics/vocabularies.ts";
import { chartAgeGroups } from "#src/domain/metrics/bucketing.ts";
import type { ChartColor, ChartCount } from "#src/domain/metrics/chartData.ts";
import type {
  AgeGenderTable,
  RegisteredAndActive,
  SessionCounts,
} from "#src/domain/metrics/sessionCounts.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "../messages.en.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  bullets,
  type ChartDefinition,
  type Counts,
  rates,
  singleSeries,
  sortedBars,
} from "./makeChartData.ts";

type Definition = ChartDefinition<SessionCounts>;

interface Grouping {
  readonly dimension: Message;
  readonly vocabulary: Vocabulary;
  /** The contract's codes, as buckets. */
  readonly size: number;
  readonly countsIn: (table: AgeGenderTable) => Counts;
  readonly tablesOf: (counts: SessionCounts) => RegisteredAndActive;
}

const byAge = {
  dimension: messages.ageGroup,
  countsIn: ({ rows, byRow }: AgeGenderTable) => ({ buckets: rows, counts: byRow }),
};
const byAgeGroup: Grouping = {
  ...byAge,
  vocabulary: "ageGroup",
  size: chartAgeGroups.length,
  tablesOf: ({ groups }) => groups,
};
const byAgeCluster: Grouping = {
  ...byAge,
  vocabulary: "age",
  size: ageGroups.length,
  tablesOf: ({ clusters }) => clusters,
};
const byGender: Grouping = {
  dimension: messages.genderTitle,
  vocabulary: "gender",
  size: genders.length,
  countsIn: ({ columns, byColumn }) => ({ buckets: columns, counts: byColumn }),
  tablesOf: ({ groups }) => groups,
};

/** Active among registered users. */
const measures = { measure: messages.activeUsers, baseMeasure: messages.registeredUsers };

export const activityChart: Definition = {
  id: "chart-activity",
  title: messages.activityTitle,
  dimension: messages.activity,
  measure: messages.registeredUsers,
  totals: messages.registeredTotal,
  shape: { kind: "bars", rows: 2, columns: 1 },
  make: ({ i18n: { text } }, heading, { totals, hasConflict }) => {
    const part = (key: string, label: Message, color: ChartColor, count: ChartCount) => ({
      key: { key, label: text(label), color },
      count,
    });
    const rows = [
      part("active", messages.active, "accent", totals.active),
      part("inactive", messages.inactive, "grey", totals.inactive),
    ];
    return { ...singleSeries(heading, "bars", rows, totals.registered), hasConflict };
  },
};

const ageAndGender = (id: string, { dimension, vocabulary, size, tablesOf }: Grouping): Definition => ({
  id,
  title: messages.ageAndGender,
  dimension,
  ...measures,
  totals: messages.bothTotals,
  shape: { kind: "bullets", rows: size, columns: genders.length },
  make: (wording, heading, counts) => ({
    ...bullets(wording, heading, [vocabulary, "gender"], tablesOf(counts)),
    hasConflict: counts.hasConflict,
  }),
});
export const ageGenderChart = ageAndGender("chart-age-gender", byAgeGroup);
export const clusterChart = ageAndGender("chart-age-gender-cluster", byAgeCluster);

const registeredUsers = (
  id: string,
  title: Message,
  { dimension, vocabulary, size, countsIn, tablesOf }: Grouping,
): Definition => ({
  id,
  title,
  dimension,
  measure: messages.registeredUsers,
  totals: messages.registeredTotal,
  shape: { kind: "bars", rows: size, columns: 1 },
  make: (wording, heading, counts) => {
    const { registered } = tablesOf(counts);
    return sortedBars(wording, heading, vocabulary, countsIn(registered), registered.total);
  },
});
export const ageChart = registeredUsers("chart-age", messages.ageTitle, byAgeCluster);
/** In the groups of the statistics. */
export const ageGroupChart = registeredUsers("chart-age", messages.ageTitle, byAgeGroup);
export const genderChart = registeredUsers("chart-gender", messages.genderTitle, byGender);

const activeShare = (
  id: string,
  title: Message,
  { dimension, vocabulary, size, countsIn, tablesOf }: Grouping,
): Definition => ({
  id,
  title,
  dimension,
  ...measures,
  totals: messages.activeOfTotal,
  shape: { kind: "bars", rows: size, columns: 1 },
  make: (wording, heading, counts) => ({
    ...rates(wording, heading, vocabulary, tablesOf(counts), countsIn),
    hasConflict: counts.hasConflict,
  }),
});
export const activeShareByAgeChart = activeShare(
  "chart-active-share-age",
  messages.activeShareByAge,
  byAgeGroup,
);
export const activeShareByGenderChart = activeShare(
  "chart-active-share-gender",
  messages.activeShareByGender,
  byGender,
);
