/**
 * The answer to what is typed: requested after a pause, interrupted when something else is asked, and remembered while the
 * palette is open.
 */
import { Effect } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { Answer, Question, QuestionsAtom } from "#src/interaction/commands.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";

const pause = "300 millis";

export type LoadQuestions = () => Promise<QuestionsAtom>;

export interface Answered {
  readonly question: Question;
  readonly answer: Answer | "pending" | "failed";
}

export const makeAnswers = (load: LoadQuestions, typedAhead: string) => {
  const typedAtom = atom(typedAhead);
  const sourceAtom = queryAtom(() => Effect.tryPromise(load));
  const askedAtom = atom((get) => {
    const source = get(sourceAtom).data;
    return source && get(source)(get(typedAtom));
  });
  // The same object for the same question: more letters of a word ask nothing new.
  const questionAtom = selectAtom(
    askedAtom,
    (question) => question,
    (one, other) => one?.id === other?.id,
  );
  const answers = new Map<string, Answer>();
  const answerQuery = queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined || answers.has(question.id)) return Effect.never;
    return question.ask.pipe(
      Effect.delay(pause),
      Effect.tap((answer) => Effect.sync(() => void answers.set(question.id, answer))),
    );
  });
  const answeredAtom = atom((get): Answered | undefined => {
    const question = get(questionAtom);
    const { hasFailed } = get(answerQuery);
    if (question === undefined) return undefined;
    return { question, answer: answers.get(question.id) ?? (hasFailed ? "failed" : "pending") };
  });
  return { typedAtom, answeredAtom };
};
