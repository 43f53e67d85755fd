/** Whether the chosen period has users and, if it has none, which period has. */
import { Duration, Effect } from "effect";
import { atom } from "jotai";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import {
  type Days,
  isLongEnough,
  laterPeriods,
  type PeriodChoice,
  timePeriod,
  type TimePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { orElseUnlessSignedOut } from "#src/runtime/runtimeAtom.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { ask, blocks, sessionBlock, sessionCall, sociodemographicBlock, topicBlock } from "./blocks.ts";
import {
  isSameQuestion,
  minimumDaysAtom,
  periodChoiceAtom,
  type Question,
  questionAtom,
} from "../question/choice.ts";

const isNone = (entries: ReadonlyArray<{ readonly count: number }>) =>
  entries.every(({ count }) => count === 0);

/** Whether the answers belong to the current question: old answers stay while new ones load. */
const isAnsweredAtom = atom((get) => {
  const question = get(questionAtom);
  return blocks.every(({ answerAtom }) => isSameQuestion(get(answerAtom), question));
});

/** Whether all blocks have answered that there are no users. A withheld count is more than 0. */
export const isEmptyPeriodAtom = atom((get): boolean => {
  const session = get(sessionBlock.answerAtom)?.metric.totals;
  const topics = get(topicBlock.answerAtom)?.metric.topics;
  const answers = get(sociodemographicBlock.answerAtom)?.metric;
  if (!session || !topics || !answers || !get(isAnsweredAtom)) return false;
  return (
    [session.registered, session.active].every((count) => count === 0) &&
    [topics, ...Object.values(answers)].every(isNone)
  );
});

/** Where users are, when the chosen period has none. */
interface NearestPeriod extends Question {
  /** Registered users of all time. */
  readonly registered: ChartCount;
  /** The first period of the same length that has users; undefined if there is none, or the search took too long. */
  readonly nearest: TimePeriod | undefined;
}

/** All time is offered without the nearest period then. */
const searchTime = Duration.seconds(3);

/** The first period with users, the last one being known to have some: users only become more from one to the next. */
const firstWithUsers = <E, R>(
  periods: ReadonlyArray<Days>,
  registeredUntil: (period: Days) => Effect.Effect<ChartCount, E, R>,
): Effect.Effect<Days | undefined, E, R> =>
  Effect.gen(function* () {
    let first = 0;
    let last = periods.length - 1;
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      const period = periods[middle];
      if (period === undefined || (yield* registeredUntil(period)) === 0) first = middle + 1;
      else last = middle;
    }
    return periods[first];
  });

/** Requested once if the chosen period has no users, unless it is all time. */
const nearestPeriodQuery = queryAtom((get) => {
  const question = get(questionAtom);
  const choice = get(periodChoiceAtom);
  const { day, zone } = get(todayAtom);
  const least = get(minimumDaysAtom);
  if (question === undefined || choice === "ALL_TIME" || !get(isEmptyPeriodAtom)) return Effect.never;
  const registeredIn = (chosen: PeriodChoice) =>
    ask({ ...question, period: timePeriod(chosen, day, zone) }, sessionCall).pipe(
      Effect.map(({ metric }) => metric.totals.registered),
    );
  const search = Effect.gen(function* () {
    const registered = yield* registeredIn("ALL_TIME");
    const periods = registered === 0 ? [] : laterPeriods(choice, day);
    const nearest = yield* orElseUnlessSignedOut(
      Effect.timeout(firstWithUsers(periods, registeredIn), searchTime),
      undefined,
    );
    const found: NearestPeriod = {
      ...question,
      registered,
      nearest: nearest && isLongEnough(nearest, least, day) ? timePeriod(nearest, day, zone) : undefined,
    };
    return found;
  });
  // After a failure, nothing is offered.
  return orElseUnlessSignedOut(search, undefined);
});

/** Undefined until it is known; `registered` is 0 where all time is chosen. */
export const nearestPeriodWithUsersAtom = atom(
  (get): Pick<NearestPeriod, "registered" | "nearest"> | undefined => {
    if (get(periodChoiceAtom) === "ALL_TIME") return { registered: 0, nearest: undefined };
    const { data } = get(nearestPeriodQuery);
    return data && isSameQuestion(data, get(questionAtom)) ? data : undefined;
  },
);
