/**
 * The trend of what the page shows. When the page's own calls are over, the console asks for registered and active
 * users of each sub-period, newest first, then for those of the period before.
 */
import { DateTime, Effect, Exit, Option, Runtime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import { startOfDay } from "#src/domain/calendarDay.ts";
import { sessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import {
  type ShownTrend,
  shownTrend,
  type TrendCounts,
  type TrendEntry,
} from "#src/domain/metrics/trendCounts.ts";
import { previousTrendPeriods, type TrendPeriod, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { engagementAtom, isAnyBlockLoadingAtom, minimumGroupSizeAtom, sessionBlock } from "../blocks.ts";
import { appAtom, previousPeriodAtom, type Question, questionAtom } from "../choice/choice.ts";
import { askInTurn } from "./askInTurn.ts";
import { answerOfAtom, rememberAtom } from "./trendAnswers.ts";
import { isTrendShownAtom } from "./trendVisibility.ts";

interface TrendQuestion extends Question {
  /** From the oldest to the newest. */
  readonly periods: ReadonlyArray<TrendPeriod>;
  /** What each is compared with; null while periods are not compared. */
  readonly previous: ReadonlyArray<TrendPeriod | null> | null;
}

// As a number, so that a reloaded list of apps changes nothing.
const createdAtom = atom((get) => get(appAtom)?.creationDate.epochMillis);

/** Undefined while the trend is hidden, and until it is known when the app was created. */
const trendQuestionAtom = atom((get): TrendQuestion | undefined => {
  const [question, created] = [get(questionAtom), get(createdAtom)];
  if (!get(isTrendShownAtom) || question === undefined || created === undefined) return undefined;
  const { zone } = get(todayAtom);
  const periods = trendPeriods(question.period, zone, DateTime.unsafeMake(created));
  const previous = get(previousPeriodAtom);
  return { ...question, periods, previous: previous && previousTrendPeriods(periods, previous, zone) };
});

const answers = (answer: Question | null | undefined, { appId, period }: Question): boolean =>
  answer?.appId === appId && answer.period === period;

/** Whether the page's own calls for the same question are over, and the session's was answered. */
const isDueAtom = atom((get) => {
  const question = get(trendQuestionAtom);
  if (!question || get(isAnyBlockLoadingAtom) || get(offlineSinceAtom) !== undefined) return false;
  return [get(engagementAtom).data, get(sessionBlock.answerAtom)].every((answer) =>
    answers(answer, question),
  );
});

interface Loading {
  readonly question: TrendQuestion;
  /** A sub-period that is not over is asked anew when the tiles have been, so that the two agree. */
  readonly askedFor: object;
}

const loadingAtom = atom((get): Loading | undefined => {
  const [question, session] = [get(trendQuestionAtom), get(sessionBlock.answerAtom)];
  return get(isDueAtom) && question && session ? { question, askedFor: session } : undefined;
});

/** The loading that is over, with or without gaps. */
const endedAtom = atom<Loading>();
/** The question for which a person wants the rest, however slow the platform is. */
const wantedAtom = atom<{ readonly question: TrendQuestion }>();

const ask = (question: Question, { startDate, endDate }: TrendPeriod) =>
  Effect.gen(function* () {
    const metrics = yield* callsOf(MetricsApi);
    const { minimumGroupSize } = yield* AppConfig;
    const metric = yield* metrics.session({
      path: { appId: question.appId },
      urlParams: { startDate, endDate },
    });
    const counts: TrendCounts = sessionCounts(metric, minimumGroupSize).totals;
    return { counts, answeredAt: yield* DateTime.now };
  });

const runAtom = atomEffect((get, set) => {
  const [loading, wanted] = [get(loadingAtom), get(wantedAtom)];
  if (loading === undefined) return;
  const { question, askedFor } = loading;
  const today = get.peek(todayAtom);
  const isOver = ({ endDate }: TrendPeriod) => DateTime.lessThan(endDate, startOfDay(today.day, today.zone));
  const answerOf = get.peek(answerOfAtom);
  const isOpen = (period: TrendPeriod) =>
    Option.match(answerOf(question.appId, period), {
      onNone: () => true,
      onSome: (answer) => answer.askedFor !== undefined && answer.askedFor !== askedFor,
    });
  const { onFailure } = get.peek(onFailureAtom);
  const load = (periods: ReadonlyArray<TrendPeriod>) =>
    askInTurn({
      items: periods.filter(isOpen).toReversed(),
      ask: (period) => ask(question, period),
      onExit: (period, exit) => {
        if (Exit.isFailure(exit)) return onFailure(exit.cause);
        const remembered = { ...exit.value, askedFor: isOver(period) ? undefined : askedFor };
        set(rememberAtom, question.appId, period, remembered);
      },
      isPersistent: wanted?.question === question,
    });
  const previous = question.previous?.filter((period) => period !== null) ?? [];
  let isCurrent = true;
  set(endedAtom, undefined);
  const interrupt = Runtime.runCallback(get(runtimeAtom))(
    Effect.flatMap(load(question.periods), (isComplete) =>
      isComplete ? load(previous) : Effect.succeed(false),
    ),
    { onExit: () => isCurrent && set(endedAtom, loading) },
  );
  return () => {
    isCurrent = false;
    interrupt();
  };
});

export interface Trend extends TrendQuestion {
  readonly shown: ShownTrend;
  readonly isLoading: boolean;
  /** Something is missing, or is loaded because a person wants it. */
  readonly hasRest: boolean;
  /** When the newest of its answers came; undefined while there is none. */
  readonly answeredAt: DateTime.Utc | undefined;
}

/** Undefined while the trend is hidden. Watching it loads the trend. */
export const trendAtom = atom((get): Trend | undefined => {
  get(runAtom);
  const question = get(trendQuestionAtom);
  if (question === undefined) return undefined;
  const { appId, periods, previous } = question;
  const [loading, session, answerOf] = [get(loadingAtom), get(sessionBlock.answerAtom), get(answerOfAtom)];
  const isStopped =
    get(offlineSinceAtom) !== undefined ||
    session === null ||
    (loading !== undefined && get(endedAtom) === loading);
  const missing = isStopped ? "missing" : "pending";
  const entryOf = (period: TrendPeriod): TrendEntry =>
    Option.match(answerOf(appId, period), {
      onNone: () => missing,
      onSome: ({ counts }) => counts,
    });
  const entries = {
    current: periods.map(entryOf),
    previous: previous && previous.map((period) => period && entryOf(period)),
  };
  const tiles = session && answers(session, question) ? session.metric.totals : missing;
  const answered = periods.flatMap((period) => Option.toArray(answerOf(appId, period)));
  return {
    ...question,
    shown: shownTrend(entries, tiles, get(minimumGroupSizeAtom) !== undefined),
    isLoading: !isStopped,
    hasRest: isStopped
      ? [...entries.current, ...(entries.previous ?? [])].includes("missing")
      : get(wantedAtom)?.question === question,
    answeredAt: answered
      .map(({ answeredAt }) => answeredAt)
      .reduce<DateTime.Utc | undefined>(
        (latest, at) => (latest === undefined ? at : DateTime.max(latest, at)),
        undefined,
      ),
  };
});

/** Asks for what is missing, however slow the platform is. */
export const loadRestAtom = atom(null, (get, set) => {
  const question = get(trendQuestionAtom);
  if (get(sessionBlock.answerAtom) === null) set(sessionBlock.queryAtom);
  else if (question) set(wantedAtom, { question });
});
