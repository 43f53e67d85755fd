/**
 * Loads the trend. It is idle until the page's own calls have ended, then it is loading, and then it has ended. A new
 * answer in the tiles, another question, and a person who requests the rest begin another attempt.
 */
import { Cause, DateTime, Duration, Effect, Exit, Fiber, Runtime, Schedule } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppId } from "#schemas/apps/App.ts";
import { startOfDay } from "#src/domain/calendarDay.ts";
import type { TrendCounts } from "#src/domain/metrics/trendCounts.ts";
import type { TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { ask, engagementAtom, isAnyBlockLoadingAtom, sessionBlock, sessionCall } from "../answers/blocks.ts";
import { isSameQuestion } from "../question/choice.ts";
import { type TrendQuestion, partsOf, trendQuestionAtom } from "./trendQuestion.ts";

/** If a call takes longer, the platform is overloaded. */
const slowCallTimeout = "2 seconds";
/** If it takes less, one more may be sent at the same time. */
const quick = Duration.millis(200);
const least = 2;
const most = 6;
const maxFailures = 2;

export interface Turns<Item, A, E, R> {
  readonly items: ReadonlyArray<Item>;
  readonly ask: (item: Item) => Effect.Effect<A, E, R>;
  readonly onExit: (item: Item, exit: Exit.Exit<A, E>) => void;
  /** Continues even if the platform is slow or fails. */
  readonly isPersistent: boolean;
}

/**
 * Sends many small requests gently: two at a time, up to six while the platform answers quickly, and none after it was slow
 * or has failed repeatedly. Returns whether all items were answered; pending ones are not interrupted when it stops.
 */
export const askInTurn = Effect.fn("askInTurn")(function* <Item, A, E, R>({
  items,
  ask,
  onExit,
  isPersistent,
}: Turns<Item, A, E, R>) {
  let isSlow = false;
  let failures = 0;
  let answers = 0;
  const noteSlowness = Effect.zipRight(
    Effect.sleep(slowCallTimeout),
    Effect.sync(() => {
      isSlow = true;
    }),
  );
  const askOne = Effect.fn(function* (item: Item) {
    const timer = yield* Effect.fork(noteSlowness);
    const [took, exit] = yield* Effect.timed(Effect.exit(ask(item)));
    yield* Fiber.interrupt(timer);
    if (Exit.isSuccess(exit)) answers += 1;
    else if (Cause.isInterruptedOnly(exit.cause)) return false;
    else failures += 1;
    onExit(item, exit);
    return Exit.isSuccess(exit) && Duration.lessThan(took, quick);
  });
  const waiting = [...items];
  let lines = least;
  /** Asks one after the other. After a quick answer it becomes two lines, after another one it ends if it may. */
  const askOnward = (): Effect.Effect<void, never, R> =>
    Effect.suspend(() => {
      const [item] = waiting;
      if (item === undefined || (!isPersistent && (isSlow || failures >= maxFailures))) return Effect.void;
      waiting.shift();
      return Effect.flatMap(askOne(item), (isQuick) => {
        const next = isQuick && lines < most ? 2 : isQuick || lines <= least ? 1 : 0;
        lines += next - 1;
        return Effect.all(Array.from({ length: next }, askOnward), { concurrency: next, discard: true });
      });
    });
  yield* Effect.all([askOnward(), askOnward()], { concurrency: least, discard: true });
  return answers === items.length;
});

interface Attempt {
  readonly question: TrendQuestion;
  /** The answer in the tiles. Sub-periods that are not over are requested again with it, so that both agree. */
  readonly tiles: object;
  /** Whether the person has requested the rest: then it is requested however slow the platform is. */
  readonly isPersistent: boolean;
}

/** Whether the page's own calls for the same question have ended, and the session metric was answered. */
const isDueAtom = atom((get) => {
  const question = get(trendQuestionAtom);
  if (!question || get(isAnyBlockLoadingAtom) || get(offlineSinceAtom) !== undefined) return false;
  return [get(engagementAtom).data, get(sessionBlock.answerAtom)].every((answer) =>
    isSameQuestion(answer, question),
  );
});

const restRequestAtom = atom<{ readonly question: TrendQuestion }>();
export const isRestRequestedAtom = atom((get) => {
  const request = get(restRequestAtom);
  return request !== undefined && request.question === get(trendQuestionAtom);
});

const attemptAtom = atom((get): Attempt | undefined => {
  const question = get(trendQuestionAtom);
  const tiles = get(sessionBlock.answerAtom);
  const request = get(restRequestAtom);
  if (!get(isDueAtom) || !question || !tiles) return undefined;
  return { question, tiles, isPersistent: request?.question === question };
});

const endedAttemptAtom = atom<Attempt>();

/** The page's own charts come before the trend. */
const chartsAreDrawn = Effect.async<void>((resume) => {
  const cancel = whenDrawn(() => resume(Effect.void));
  return Effect.sync(cancel);
});

/** Answers that arrive within this time are shown together, since each update redraws the trend. */
const redrawInterval = "100 millis";

const runAtom = atomEffect((get, set) => {
  const attempt = get(attemptAtom);
  if (attempt === undefined) return;
  const { question, tiles, isPersistent } = attempt;
  const { appId } = question;
  const { day, zone } = get.peek(todayAtom);
  const answerOf = get.peek(answerOfAtom);
  const { onFailure } = get.peek(onFailureAtom);
  const isOver = ({ endDate }: TrendPeriod) => DateTime.lessThan(endDate, startOfDay(day, zone));
  const isOpen = (period: TrendPeriod) => {
    const answer = answerOf(appId, period);
    return answer === undefined || (answer.tiles !== undefined && answer.tiles !== tiles);
  };
  const answers: Array<readonly [TrendPeriod, TrendAnswer]> = [];
  const remember = () => set(rememberAtom, appId, answers.splice(0));
  const load = (periods: ReadonlyArray<TrendPeriod>) =>
    askInTurn({
      items: periods.filter(isOpen).toReversed(),
      ask: (period) => ask({ appId, period }, sessionCall),
      onExit: (period, exit) => {
        if (Exit.isFailure(exit)) return onFailure(exit.cause);
        const { metric, answeredAt } = exit.value;
        answers.push([
          period,
          { counts: metric.totals, answeredAt, tiles: isOver(period) ? undefined : tiles },
        ]);
      },
      isPersistent,
    });
  const loadAll = Effect.gen(function* () {
    yield* chartsAreDrawn;
    const isComplete = yield* load(partsOf(question, "current"));
    if (isComplete) yield* load(partsOf(question, "compared"));
  });
  let isCurrent = true;
  // The page may have been left, and opened again.
  set(endedAttemptAtom, undefined);
  const interrupt = Runtime.runCallback(get(runtimeAtom))(
    Effect.raceFirst(loadAll, Effect.schedule(Effect.sync(remember), Schedule.spaced(redrawInterval))),
    {
      onExit: () => {
        if (!isCurrent) return;
        remember();
        set(endedAttemptAtom, attempt);
      },
    },
  );
  return () => {
    isCurrent = false;
    interrupt();
  };
});

/** Watching it loads the trend. Nothing more arrives once it has ended, and while the console is offline. */
export const trendStateAtom = atom((get): "idle" | "loading" | "ended" => {
  get(runAtom);
  if (get(offlineSinceAtom) !== undefined || get(sessionBlock.answerAtom) === null) return "ended";
  const attempt = get(attemptAtom);
  if (attempt === undefined) return "idle";
  return get(endedAttemptAtom) === attempt ? "ended" : "loading";
});

/** Requests the missing answers, however slow the platform is. */
export const loadRestAtom = atom(null, (get, set) => {
  const question = get(trendQuestionAtom);
  if (get(sessionBlock.answerAtom) === null) set(sessionBlock.loadingAtom);
  else if (question) set(restRequestAtom, { question });
});

interface TrendAnswer {
  readonly counts: TrendCounts;
  readonly answeredAt: DateTime.Utc;
  /** The answer in the tiles that it goes with; undefined if the sub-period is over, so that it remains valid. */
  readonly tiles: object | undefined;
}

/** Enough for ten trends with comparison. */
const maxAnswers = 620;

type Answers = ReadonlyMap<string, TrendAnswer>;

/** At the end of a session the page is left (personalData.ts), so that no other person sees them. */
const answersAtom = atom<Answers>(new Map());

const keyOf = (appId: AppId, { startDate, endDate }: TrendPeriod): string =>
  `${appId} ${startDate.epochMillis} ${endDate.epochMillis}`;

export const answerOfAtom = atom((get) => {
  const answers = get(answersAtom);
  return (appId: AppId, period: TrendPeriod): TrendAnswer | undefined => answers.get(keyOf(appId, period));
});

export const rememberAtom = atom(
  null,
  (_get, set, appId: AppId, newest: ReadonlyArray<readonly [TrendPeriod, TrendAnswer]>) => {
    if (newest.length === 0) return;
    const added = newest.map(([period, answer]) => [keyOf(appId, period), answer] as const);
    const keys = new Set(added.map(([key]) => key));
    // The newest are last.
    set(
      answersAtom,
      (answers) => new Map([...[...answers].filter(([key]) => !keys.has(key)), ...added].slice(-maxAnswers)),
    );
  },
);
