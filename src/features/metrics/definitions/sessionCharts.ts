/** Charts of registered and active users. */
import { ageGroups, genders } from "#schemas/metrics/vocabularies.ts";
import { chartAgeGroups } from "#src/domain/metrics/bucketing.ts";
import type { ChartColor, ChartCount, ChartKey } from "#src/domain/metrics/chartData.ts";
import type { RegisteredAndActive, SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { bullets, type Heading, rates, sortedBars, split, type Wording } from "./makeChartData.ts";
import type { ChartShape, ChartDefinition } from "./ChartDefinition.ts";
import { messages } from "./messages.en.ts";

type Definition = ChartDefinition<SessionCounts>;

const registered = messages.registeredUsers;

const bars = (rows: number): ChartShape => ({ kind: "bars", rows, columns: 1 });

/** For charts of active among registered users. */
const withBase = ({ i18n: { text } }: Wording, heading: Heading) => ({
  ...heading,
  baseMeasure: text(registered),
});

export const activityChart: Definition = {
  id: "chart-activity",
  title: messages.activityTitle,
  dimension: messages.activity,
  measure: registered,
  shape: { kind: "split", rows: 2, columns: 1 },
  make: ({ i18n: { text } }, heading, { totals, isContradictory }) => {
    const part = (key: string, label: Message, color: ChartColor, count: ChartCount) =>
      [{ key, label: text(label), color }, count] satisfies [ChartKey<Text>, ChartCount];
    const parts = [
      part("active", messages.active, "accent", totals.active),
      part("inactive", messages.inactive, "grey", totals.inactive),
    ];
    return { ...split(heading, parts, totals.registered), isContradictory };
  },
};

const byAgeAndGender = (
  id: string,
  ages: Vocabulary,
  rows: number,
  tablesOf: (counts: SessionCounts) => RegisteredAndActive,
): Definition => ({
  id,
  title: messages.ageAndGender,
  dimension: messages.ageGroup,
  measure: messages.activeUsers,
  shape: { kind: "bullets", rows, columns: genders.length },
  make: (wording, heading, counts) => ({
    ...bullets(wording, withBase(wording, heading), [ages, "gender"], tablesOf(counts)),
    isContradictory: counts.isContradictory,
  }),
});

export const ageGenderChart = byAgeAndGender(
  "chart-age-gender",
  "ageGroup",
  chartAgeGroups.length,
  ({ groups }) => groups,
);
export const clusterChart = byAgeAndGender(
  "chart-age-gender-cluster",
  "age",
  ageGroups.length,
  ({ clusters }) => clusters,
);

export const ageChart: Definition = {
  id: "chart-age",
  title: messages.ageTitle,
  dimension: messages.ageGroup,
  measure: registered,
  shape: bars(ageGroups.length),
  make: (wording, heading, { clusters: { registered: table } }) =>
    sortedBars(wording, heading, "age", table.rows, table.byRow, table.total),
};

export const genderChart: Definition = {
  id: "chart-gender",
  title: messages.genderTitle,
  dimension: messages.genderTitle,
  measure: registered,
  shape: bars(genders.length),
  make: (wording, heading, { clusters: { registered: table } }) =>
    sortedBars(wording, heading, "gender", table.columns, table.byColumn, table.total),
};

const totalsOf = ({ registered, active }: RegisteredAndActive) => ({
  total: registered.total,
  totalCount: active.total,
});

export const activeShareByAgeChart: Definition = {
  id: "chart-active-share-age",
  title: messages.activeShareByAge,
  dimension: messages.ageGroup,
  measure: messages.activeUsers,
  shape: { kind: "rates", rows: chartAgeGroups.length, columns: 1 },
  make: (wording, heading, { groups, isContradictory }) => ({
    ...rates(
      wording,
      withBase(wording, heading),
      "ageGroup",
      groups.registered.rows,
      groups.active.byRow,
      groups.registered.byRow,
      totalsOf(groups),
    ),
    isContradictory,
  }),
};

export const activeShareByGenderChart: Definition = {
  id: "chart-active-share-gender",
  title: messages.activeShareByGender,
  dimension: messages.genderTitle,
  measure: messages.activeUsers,
  shape: { kind: "rates", rows: genders.length, columns: 1 },
  make: (wording, heading, { groups, isContradictory }) => ({
    ...rates(
      wording,
      withBase(wording, heading),
      "gender",
      groups.registered.columns,
      groups.active.byColumn,
      groups.registered.byColumn,
      totalsOf(groups),
    ),
    isContradictory,
  }),
};
