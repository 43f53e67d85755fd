/** Whether the chosen period has users. */
import { atom } from "jotai";
import { isSameQuestion, questionAtom } from "../question/choice.ts";
import { blocks, sessionBlock, sociodemographicBlock, topicBlock } from "./blocks.ts";

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
