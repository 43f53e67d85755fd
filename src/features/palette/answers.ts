/** The answer to what is typed: asked for after a pause, and not any more when something else is asked. */
import { Effect } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { Answer, Question, QuestionsAtom } from "#src/interaction/commands.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";

const pause = "300 millis";

export interface Answered {
  readonly question: Question;
  readonly answer: Answer | "pending" | "failed";
}

export const makeAnswers = (questionsAtom: QuestionsAtom, typedAhead: string) => {
  const typedAtom = atom(typedAhead);
  const askedAtom = atom((get) => get(questionsAtom)(get(typedAtom)));
  // The same object for the same question: more letters of a word ask nothing new.
  const questionAtom = selectAtom(
    askedAtom,
    (question) => question,
    (one, other) => one?.id === other?.id,
  );
  const pausedQuery = queryAtom((get) => Effect.delay(Effect.succeed(get(questionAtom)), pause));
  const answeredAtom = atom((get): Answered | undefined => {
    const question = get(questionAtom);
    const paused = get(pausedQuery).data;
    if (question === undefined) return undefined;
    return { question, answer: question === paused ? get(question.answerAtom) : "pending" };
  });
  return { typedAtom, answeredAtom };
};
