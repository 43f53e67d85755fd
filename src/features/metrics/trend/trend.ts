/**
 * The trend of the shown app and period. After the page's own calls, the console requests registered and active users
 * of each sub-period, newest first, then those of the previous period.
 */
import { DateTime, Effect, Exit, Option, Runtime, Schedule } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { startOfDay } from "#src/domain/calendarDay.ts";
import { type ShownTrend, shownTrend, type TrendEntry } from "#src/domain/metrics/trendCounts.ts";
import { previousTrendPeriods, type TrendPeriod, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import {
  ask,
  engagementAtom,
  isAnyBlockLoadingAtom,
  minimumGroupSizeAtom,
  sessionBlock,
  sessionCall,
} from "../blocks.ts";
import {
  appAtom,
  isSameQuestion,
  previousPeriodAtom,
  type Question,
  questionAtom,
} from "../choice/choice.ts";
import { askInTurn } from "./askInTurn.ts";
import { answerOfAtom, rememberAtom, type TrendAnswer } from "./trendAnswers.ts";
import { isTrendShownAtom } from "./trendVisibility.ts";

interface TrendQuestion extends Question {
  /** From the oldest to the newest. */
  readonly periods: ReadonlyArray<TrendPeriod>;
  /** The sub-period that each is compared with; null while periods are not compared. */
  readonly previous: ReadonlyArray<TrendPeriod | null> | null;
}

// A number, so that the atom does not change when the list of apps is reloaded.
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

/** Whether the page's own calls for the same question have ended, and the session metric was answered. */
const isDueAtom = atom((get) => {
  const question = get(trendQuestionAtom);
  if (!question || get(isAnyBlockLoadingAtom) || get(offlineSinceAtom) !== undefined) return false;
  return [get(engagementAtom).data, get(sessionBlock.answerAtom)].every((answer) =>
    isSameQuestion(answer, question),
  );
});

interface Loading {
  readonly question: TrendQuestion;
  /** The answer in the tiles. After a new one, sub-periods that are not over are requested again, so that both agree. */
  readonly askedFor: object;
}

const loadingAtom = atom((get): Loading | undefined => {
  const [question, session] = [get(trendQuestionAtom), get(sessionBlock.answerAtom)];
  return get(isDueAtom) && question && session ? { question, askedFor: session } : undefined;
});

/** The loading that has ended, with or without gaps. */
const endedAtom = atom<Loading>();
/** The question for which the person has requested the missing answers, however slow the platform is. */
const wantedAtom = atom<{ readonly question: TrendQuestion }>();

/** The page's own charts come before the trend. */
const chartsAreDrawn = Effect.async<void>((resume) => {
  const cancel = whenDrawn(() => resume(Effect.void));
  return Effect.sync(cancel);
});

/** Answers that arrive within this time are shown together, since each update redraws the trend. */
const redrawInterval = "100 millis";

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
  const answers: Array<readonly [TrendPeriod, TrendAnswer]> = [];
  const remember = () => set(rememberAtom, question.appId, answers.splice(0));
  const load = (periods: ReadonlyArray<TrendPeriod>) =>
    askInTurn({
      items: periods.filter(isOpen).toReversed(),
      ask: (period) => ask({ appId: question.appId, period }, sessionCall),
      onExit: (period, exit) => {
        if (Exit.isFailure(exit)) return onFailure(exit.cause);
        const { metric, answeredAt } = exit.value;
        const counts = metric.totals;
        answers.push([period, { counts, answeredAt, askedFor: isOver(period) ? undefined : askedFor }]);
      },
      isPersistent: wanted?.question === question,
    });
  const previous = question.previous?.filter((period) => period !== null) ?? [];
  const loadAll = Effect.gen(function* () {
    yield* chartsAreDrawn;
    if (yield* load(question.periods)) yield* load(previous);
  });
  let isCurrent = true;
  set(endedAtom, undefined);
  const interrupt = Runtime.runCallback(get(runtimeAtom))(
    Effect.raceFirst(loadAll, Effect.schedule(Effect.sync(remember), Schedule.spaced(redrawInterval))),
    {
      onExit: () => {
        if (!isCurrent) return;
        remember();
        set(endedAtom, loading);
      },
    },
  );
  return () => {
    isCurrent = false;
    interrupt();
  };
});

export interface Trend extends TrendQuestion {
  readonly shown: ShownTrend;
  readonly isLoading: boolean;
  /** Whether something is missing, or is loading because the person has requested it. */
  readonly hasRest: boolean;
  /** When the newest answer arrived; undefined while there is none. */
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
      // After a failure, only days that are over are certain.
      onSome: ({ counts, askedFor }) => (askedFor !== undefined && session === null ? missing : counts),
    });
  const entries = {
    current: periods.map(entryOf),
    previous: previous && previous.map((period) => period && entryOf(period)),
  };
  const tiles = session && isSameQuestion(session, question) ? session.metric.totals : missing;
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

/** Requests the missing answers, however slow the platform is. */
export const loadRestAtom = atom(null, (get, set) => {
  const question = get(trendQuestionAtom);
  if (get(sessionBlock.answerAtom) === null) set(sessionBlock.queryAtom);
  else if (question) set(wantedAtom, { question });
});
