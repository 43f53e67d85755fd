/** The trend as a chart: the same data for drawing, sentence, table, image and file. */
import type { DateTime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { isoDay } from "#src/domain/calendarDay.ts";
import {
  type ChartCount,
  type ChartData,
  type ChartSeries,
  type ChartValue,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import { hasConflict, type ShownEntry } from "#src/domain/metrics/trendCounts.ts";
import { areSameWeekdays } from "#src/domain/metrics/comparedTrendPeriods.ts";
import { isRunning, isWeekend, isWhole, type TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import { type I18n, i18nAtom } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Answer, Block } from "../answers/blocks.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { messages } from "../charts/trend/messages.en.ts";
import { dayName, periodName, periodTick } from "../charts/trend/periodNames.ts";
import { isTrendLoadingAtom, type Trend, trendAtom } from "./trend.ts";
import { loadRestAtom } from "./trendLoading.ts";

const id = "chart-trend";

/** A count of the compared period; `missing` without a counterpart. */
const previousOf = (entry: ShownEntry | null | undefined, key: keyof ShownEntry): ChartCount =>
  !entry || hasConflict(entry) ? "missing" : entry[key];

const partOf = (period: TrendPeriod, at: DateTime.Utc | undefined) => {
  if (at && isRunning(period, at)) return { part: "running" } as const;
  return isWhole(period) ? {} : ({ part: "short" } as const);
};

export const trendData = (
  i18n: I18n,
  { periods, previous: compared, shown: { current, previous }, answeredAt }: Trend,
): ChartData<Text> => {
  const { text } = i18n;
  const comparedLabel = (period: TrendPeriod | null | undefined) =>
    period ? { comparedLabel: period.unit === "day" ? dayName(i18n, period) : periodName(i18n, period) } : {};
  const valuesOf = (key: keyof ShownEntry) =>
    current.map((entry, index): ChartValue => ({
      count: hasConflict(entry) ? "missing" : entry[key],
      base: entry.registered,
      share: key === "active" ? shareOf(entry.active, entry.registered) : null,
      ...(previous && { previous: previousOf(previous[index], key) }),
    }));
  const series = (key: keyof ShownEntry): ChartSeries<Text> => ({
    key,
    label: text(messages[key]),
    color: key === "registered" ? "grey" : "accent",
    values: valuesOf(key),
  });
  return {
    id,
    title: text(messages.title),
    kind: "trend",
    dimension: text(messages.period),
    measure: text(messages.users),
    categories: periods.map((period, index) => ({
      key: isoDay(period.first),
      label: periodName(i18n, period),
      tick: periodTick(i18n, period),
      color: "accent",
      ...partOf(period, answeredAt),
      ...comparedLabel(compared?.[index]),
      ...(period.unit === "day" && { fullLabel: dayName(i18n, period), isWeekend: isWeekend(period) }),
    })),
    series: [series("newUsers"), series("active"), series("registered")],
    totals: text(messages.users),
    ...(previous && {
      comparedWith: "period",
      hasSameWeekdays: areSameWeekdays(periods, compared ?? []),
    }),
    // If nobody is registered at the end, there are no registered users at all.
    total: current.at(-1)?.registered ?? "missing",
  };
};

const currentAtom = atom((get): Answer<Trend> | null | undefined => {
  const trend = get(trendAtom);
  if (!trend?.answeredAt) return trend?.progress.state === "ended" ? null : undefined;
  return { appId: trend.appId, period: trend.period, metric: trend, answeredAt: trend.answeredAt };
});
const lastAtom = atom<Answer<Trend>>();
const followAtom = atomEffect((get, set) => {
  const current = get(currentAtom);
  if (current) set(lastAtom, current);
});

/** Another trend stays until the first column of the current one has loaded. */
const answerAtom = atom((get) => {
  get(followAtom);
  const current = get(currentAtom);
  return current === undefined ? get(lastAtom) : current;
});

/** The trend in the form of a block, for its provenance. Reloading it requests the missing answers. */
const trendBlock: Block<Trend> = {
  loadingAtom: atom(
    // Once there is an answer, each column shows whether it is still loading.
    (get) => get(isTrendLoadingAtom) && get(trendAtom)?.answeredAt === undefined,
    (_get, set) => set(loadRestAtom),
  ),
  answerAtom,
  comparedAtom: atom((get) => get(answerAtom)?.metric.compared ?? null),
  previousAtom: atom(undefined),
  hasPreviousFailedAtom: atom(false),
};

/** The trend that is shown: while another one loads, the last one. */
export const shownTrendAtom = atom((get) => get(answerAtom)?.metric);

export const trendChart: MetricChart = {
  id,
  title: messages.title,
  shape: { kind: "trend", rows: 1, columns: 2 },
  isWide: true,
  block: trendBlock,
  dataAtom: atom((get) => {
    const answer = get(answerAtom);
    // Before the first column has loaded, all are drawn as loading.
    const trend = answer === undefined ? get(trendAtom) : answer && answer.metric;
    return trend && trendData(get(i18nAtom), trend);
  }),
};
