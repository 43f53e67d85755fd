/** The trend as far as it has loaded, and as a chart: the same data for drawing, sentence, table, image and file. */
import { DateTime } from "effect";
import { atom } from "jotai";
import { isoDay } from "#src/domain/calendarDay.ts";
import {
  type ChartColor,
  type ChartCount,
  type ChartData,
  type ChartValue,
  isKnown,
  shareOf,
  type TrendPart,
} from "#src/domain/metrics/chartData.ts";
import {
  type ShownEntry,
  shownTrend,
  type ShownTrend,
  type TrendEntry,
} from "#src/domain/metrics/trendCounts.ts";
import {
  areSameWeekdays,
  isIncomplete,
  isRunning,
  isWeekend,
  isWhole,
  type TrendPeriod,
} from "#src/domain/metrics/trendPeriods.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { lastAtom } from "#src/runtime/lastAtom.ts";
import { type Answer, type Block, sessionBlock } from "../answers/blocks.ts";
import { type Asked, askedIn } from "../answers/counts.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { messages } from "../charts/messages.en.ts";
import { fullName, periodName, periodTick } from "../charts/trend/words.ts";
import { isSameQuestion, minimumGroupSizeAtom } from "../question/choice.ts";
import { messages as choice } from "../question/messages.en.ts";
import { answerInAtom, hasTrendEndedAtom, loadRestAtom } from "./trendLoading.ts";
import { type TrendQuestion, trendQuestionAtom } from "./trendQuestion.ts";

export interface Trend extends TrendQuestion {
  readonly shown: ShownTrend;
  /** Whether nothing more arrives. */
  readonly hasEnded: boolean;
  /** Whether something is missing then. */
  readonly hasGaps: boolean;
  /** When the newest answer arrived; undefined while there is none. */
  readonly answeredAt: DateTime.Utc | undefined;
}

/** Undefined while the trend is hidden. Watching it loads the trend. */
export const trendAtom = atom((get): Trend | undefined => {
  const hasEnded = get(hasTrendEndedAtom);
  const question = get(trendQuestionAtom);
  if (question === undefined) return undefined;
  const { periods, compared } = question;
  const session = get(sessionBlock.answerAtom);
  const answerIn = get(answerInAtom);
  const missing = hasEnded ? "missing" : "pending";
  const entryOf = (part: Omit<Asked, "appId">): TrendEntry => {
    const { data, isCertain } = answerIn(askedIn(question, part));
    return data && isCertain ? data.totals : missing;
  };
  const current = periods.map(entryOf);
  const shownCompared = compared && compared.map((period) => period && entryOf(period));
  /** Nobody was registered before all time, nor before 1970. */
  const startOf = (day: Omit<Asked, "appId"> | null): ChartCount => {
    if (day === null) return 0;
    const entry = entryOf(day);
    return typeof entry === "string" ? entry : entry.registered;
  };
  const atStart = {
    current: startOf(question.before.current),
    compared: startOf(question.before.compared),
  };
  const tiles = session && isSameQuestion(session, question) ? session.metric.totals : missing;
  const times = periods.flatMap((period) => answerIn(askedIn(question, period)).answeredAt ?? []);
  return {
    ...question,
    shown: shownTrend({ current, compared: shownCompared, atStart }, tiles, get(minimumGroupSizeAtom)),
    hasEnded,
    hasGaps: question.parts.some((part) => entryOf(part) === "missing"),
    answeredAt: times.toSorted(DateTime.Order).at(-1),
  };
});

/** Whether each of its answers has arrived, or is not expected any more. */
export const trendPartsAtom = atom((get): ReadonlyArray<boolean> => {
  const trend = get(trendAtom);
  if (trend === undefined) return [];
  const answerIn = get(answerInAtom);
  return trend.parts.map((part) => trend.hasEnded || answerIn(part).data !== undefined);
});

const id = "chart-trend";

type Key = "newUsers" | "active" | "registered";

const stateOf = (period: TrendPeriod, at: DateTime.Utc | undefined) => {
  if (at && isRunning(period, at)) return "running";
  return isWhole(period) ? "whole" : "short";
};

type Shown = Pick<Trend, "periods" | "compared" | "shown" | "answeredAt">;

export const trendData = (
  i18n: I18n,
  { periods, compared: comparedPeriods, shown: { current, compared }, answeredAt }: Shown,
): ChartData<Text> => {
  const { text } = i18n;
  const parts = periods.map((period, index): TrendPart<Text> => {
    const [entry, before, comparedTo] = [current[index], compared?.[index], comparedPeriods?.[index]];
    const registered = entry?.registered ?? "missing";
    const valueOf = (key: Key): ChartValue => {
      const count = entry?.[key] ?? "missing";
      return {
        count,
        base: registered,
        share: key === "active" ? shareOf(count, registered) : null,
        compared: compared ? (before?.[key] ?? "missing") : undefined,
      };
    };
    return {
      key: isoDay(period.first),
      label: periodName(i18n, period),
      name: fullName(i18n, period),
      tick: periodTick(i18n, period),
      comparedName: comparedTo ? fullName(i18n, comparedTo) : undefined,
      color: "accent",
      state: stateOf(period, answeredAt),
      isWeekend: period.unit === "day" && isWeekend(period),
      hasConflict: entry?.hasConflict,
      newUsers: valueOf("newUsers"),
      active: valueOf("active"),
      registered: valueOf("registered"),
    };
  });
  const series = (key: Key, name: Message, color: ChartColor = "accent") => ({
    key,
    label: text(name),
    color,
    values: parts.map((part) => part[key]),
  });
  // Registered users alone are not drawn.
  const hasNobody = [...current, ...(compared ?? [])].every(
    (entry) => entry === null || (entry.newUsers === 0 && entry.active === 0),
  );
  return {
    id,
    title: text(messages.title),
    kind: "trend",
    dimension: text(choice.period),
    measure: text(messages.users),
    categories: parts,
    parts,
    series: [
      series("newUsers", messages.newUsers),
      series("active", messages.activeUsers),
      series("registered", messages.registered, "grey"),
    ],
    totals: text(messages.users),
    ...(compared && {
      isCompared: true,
      hasSameWeekdays: areSameWeekdays(periods, comparedPeriods ?? []),
    }),
    total: hasNobody ? 0 : (current.at(-1)?.registered ?? "missing"),
  };
};

const currentAtom = atom((get): Answer<Trend> | null | undefined => {
  const trend = get(trendAtom);
  if (!trend?.answeredAt) return trend?.hasEnded ? null : undefined;
  return { appId: trend.appId, period: trend.period, metric: trend, answeredAt: trend.answeredAt };
});
const lastAnswerAtom = lastAtom(atom((get) => get(currentAtom) ?? undefined));

/** Another trend stays until the first column of the current one has loaded, but not where none is shown. */
const answerAtom = atom((get) => {
  const last = get(lastAnswerAtom);
  const current = get(currentAtom);
  return current === undefined && get(trendAtom) ? last : current;
});

/** The trend in the form of a block, for its provenance. Reloading it requests the missing answers. */
const trendBlock: Block<Trend> = {
  loadingAtom: atom(
    (get) => {
      const trend = get(trendAtom);
      // Once there is an answer, each column shows whether it is still loading.
      return trend !== undefined && !trend.hasEnded && trend.answeredAt === undefined;
    },
    (_get, set) => set(loadRestAtom),
  ),
  answerAtom,
  comparedPeriodAtom: atom((get) => get(answerAtom)?.metric.comparedPeriod ?? null),
  comparedAtom: atom(undefined),
  hasComparedFailedAtom: atom(false),
};

/** The trend that is shown: while another one loads, the last one. */
export const shownTrendAtom = atom((get) => get(answerAtom)?.metric);

export const trendChart: MetricChart = {
  id,
  title: messages.title,
  shape: { kind: "trend", rows: 1, columns: 2 },
  empty: messages.trendNobody,
  isWide: true,
  block: trendBlock,
  dataAtom: atom((get) => {
    const answer = get(answerAtom);
    // Before the first column has loaded, all are drawn as loading.
    const trend = answer === undefined ? get(trendAtom) : answer && answer.metric;
    return trend && trendData(get(i18nAtom), trend);
  }),
};

interface Part {
  readonly period: TrendPeriod;
  readonly counts: ShownEntry;
}

export interface RunningPart {
  /** The last one, which is not over. */
  readonly running: Part;
  /** The last whole one, and the counts of the one before if that is whole, too. */
  readonly last?: Part & { readonly before: ShownEntry | undefined };
}

const isUsable = (entry: ShownEntry | undefined): entry is ShownEntry =>
  entry !== undefined && isKnown(entry.registered) && isKnown(entry.active);

/** Undefined until the counts of all three are known. */
export const runningPartAtom = atom((get): RunningPart | undefined => {
  const trend = get(shownTrendAtom);
  if (trend?.answeredAt === undefined) return undefined;
  const { periods, shown, answeredAt } = trend;
  const isOver = (index: number) => {
    const period = periods[index];
    return period !== undefined && !isIncomplete(period, answeredAt);
  };
  const partAt = (index: number): Part | undefined => {
    const [period, counts] = [periods[index], shown.current[index]];
    return period && isUsable(counts) ? { period, counts } : undefined;
  };
  const at = periods.length - 1;
  const [running, last, before] = [partAt(at), partAt(at - 1), partAt(at - 2)];
  if (running === undefined) return undefined;
  if (!isOver(at - 1)) return { running };
  if (last === undefined || (isOver(at - 2) && before === undefined)) return undefined;
  return { running, last: { ...last, before: isOver(at - 2) ? before?.counts : undefined } };
});
