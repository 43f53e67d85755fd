/** The trend of the shown app and period: registered and active users of each sub-period, as far as they have loaded. */
import { DateTime } from "effect";
import { atom } from "jotai";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { type ShownTrend, shownTrend, type TrendEntry } from "#src/domain/metrics/trendCounts.ts";
import type { TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import { sessionBlock } from "../answers/blocks.ts";
import { minimumGroupSizeAtom } from "../question/minimumGroupSize.ts";
import { isSameQuestion } from "../question/choice.ts";
import { answerOfAtom } from "./trendAnswers.ts";
import { isRestRequestedAtom, trendStateAtom } from "./trendLoading.ts";
import { partsOf, type TrendQuestion, trendQuestionAtom } from "./trendQuestion.ts";

export type TrendProgress =
  /** Idle: the page's own calls come first. */
  | { readonly state: "idle" | "loading"; readonly isRestRequested: boolean }
  | { readonly state: "ended"; readonly hasGaps: boolean };

export interface Trend extends TrendQuestion {
  readonly shown: ShownTrend;
  readonly progress: TrendProgress;
  /** When the newest answer arrived; undefined while there is none. */
  readonly answeredAt: DateTime.Utc | undefined;
}

/** Undefined while the trend is hidden. Watching it loads the trend. */
export const trendAtom = atom((get): Trend | undefined => {
  const state = get(trendStateAtom);
  const question = get(trendQuestionAtom);
  if (question === undefined) return undefined;
  const { appId, period, periods, previous } = question;
  const session = get(sessionBlock.answerAtom);
  const answerOf = get(answerOfAtom);
  const missing = state === "ended" ? "missing" : "pending";
  const entryOf = (period: TrendPeriod): TrendEntry => {
    const answer = answerOf(appId, period);
    // If the tiles have failed, only days that are over are certain.
    const isCertain = answer?.tiles === undefined || session !== null;
    return answer && isCertain ? answer.counts : missing;
  };
  const current = periods.map(entryOf);
  const before = previous && previous.map((period) => period && entryOf(period));
  const startOf = (day: TrendPeriod | null): ChartCount => {
    const entry = day ? entryOf(day) : "missing";
    return typeof entry === "string" ? entry : entry.registered;
  };
  const atStart = {
    // All time begins when the app was created.
    current: period.choice === "ALL_TIME" ? 0 : startOf(question.before.current),
    previous: startOf(question.before.previous),
  };
  const tiles = session && isSameQuestion(session, question) ? session.metric.totals : missing;
  const times = periods.flatMap((period) => answerOf(appId, period)?.answeredAt ?? []);
  return {
    ...question,
    shown: shownTrend({ current, previous: before, atStart }, tiles, get(minimumGroupSizeAtom)),
    progress:
      state === "ended"
        ? {
            state,
            hasGaps: partsOf(question, "current")
              .concat(partsOf(question, "previous"))
              .some((part) => entryOf(part) === "missing"),
          }
        : { state, isRestRequested: get(isRestRequestedAtom) },
    answeredAt: times.toSorted(DateTime.Order).at(-1),
  };
});

/** Whether each of its answers has arrived, or is not expected any more. */
export const trendPartsAtom = atom((get): ReadonlyArray<boolean> => {
  const trend = get(trendAtom);
  if (trend === undefined) return [];
  const periods = [...partsOf(trend, "current"), ...partsOf(trend, "previous")];
  const answerOf = get(answerOfAtom);
  const isEnded = trend.progress.state === "ended";
  return periods.map((period) => isEnded || answerOf(trend.appId, period) !== undefined);
});

/** Whether columns of the trend may still arrive. */
export const isTrendLoadingAtom = atom((get) => {
  const trend = get(trendAtom);
  return trend !== undefined && trend.progress.state !== "ended";
});
