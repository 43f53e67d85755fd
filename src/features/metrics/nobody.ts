/** Whether the chosen period has users and, if it has none, whether all time has. */
import { Effect } from "effect";
import { atom } from "jotai";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import {
  type Answer,
  answerQuery,
  sessionBlock,
  sessionCall,
  sociodemographicBlock,
  topicBlock,
} from "./blocks.ts";
import { isSameQuestion, periodChoiceAtom, type Question, questionAtom } from "./choice/choice.ts";

const isNone = (entries: ReadonlyArray<{ readonly count: number }>) =>
  entries.every(({ count }) => count === 0);

/** Whether the answers belong to the current question: old answers stay while new ones load. */
const isAnsweredAtom = atom((get) => {
  const question = get(questionAtom);
  return [sessionBlock, topicBlock, sociodemographicBlock].every(({ answerAtom }) => {
    const answer = get<Answer<unknown> | null | undefined>(answerAtom);
    return isSameQuestion(answer, question);
  });
});

/** Whether all blocks have answered that there are no users. A withheld count is more than 0. */
export const isNobodyAtom = atom((get): boolean => {
  const session = get(sessionBlock.answerAtom)?.metric.totals;
  const topics = get(topicBlock.answerAtom)?.metric.topics;
  const answers = get(sociodemographicBlock.answerAtom)?.metric;
  if (!session || !topics || !answers || !get(isAnsweredAtom)) return false;
  return (
    [session.registered, session.active].every((count) => count === 0) &&
    [topics, ...Object.values(answers)].every(isNone)
  );
});

/** Requested once if the chosen period has no users, unless it is all time. */
const allTimeQuery = answerQuery(
  atom((get): Question | undefined => {
    const question = get(questionAtom);
    const { day, zone } = get(todayAtom);
    const isAsked = get(isNobodyAtom) && get(periodChoiceAtom) !== "ALL_TIME";
    return question && isAsked ? { ...question, period: timePeriod("ALL_TIME", day, zone) } : undefined;
  }),
  // After a failure, all time is not offered.
  (metrics, request) => sessionCall(metrics, request).pipe(Effect.catchAllCause(() => Effect.void)),
);

/** The number of registered users of all time; undefined until it is known. */
export const registeredEverAtom = atom((get): ChartCount | undefined => {
  if (get(periodChoiceAtom) === "ALL_TIME") return 0;
  const { data } = get(allTimeQuery);
  return data?.appId === get(questionAtom)?.appId ? data?.metric?.totals.registered : undefined;
});
