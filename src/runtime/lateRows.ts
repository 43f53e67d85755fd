/** Answers about the rows of a list: asked in turn, first of the rows in view, then of all others that are listed. */
import { DateTime } from "effect";
import { type Atom, atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { type Known } from "#src/domain/known.ts";
import type { Answers, AnswerState } from "./answers.ts";
import { inTurn, type InTurnOptions, wantedRows } from "./inTurn.ts";

/** What is known of a row. */
export interface LateAnswer<A> {
  readonly answer: A;
  /** When it arrived, if it is out of date: another one is on its way, or has failed. */
  readonly asOf: DateTime.Utc | undefined;
}

export type LateRows<Id extends string, A> = ReturnType<typeof lateRows<Id, A, unknown>>;

const isFresh = ({ hasFailed, isDue, isLoading }: AnswerState<unknown, unknown>) =>
  !hasFailed && !isDue && !isLoading;

const isSameRow = <A>(before: Known<LateAnswer<A>>, after: Known<LateAnswer<A>>): boolean => {
  if (typeof before === "string" || typeof after === "string") return before === after;
  return before.answer === after.answer && before.asOf === after.asOf;
};

export interface LateRowsOptions<Id, A, E> extends Pick<InTurnOptions<Id, A, E>, "whenIdle"> {
  readonly answers: Answers<Id, A, E>;
}

export const lateRows = <Id extends string, A, E>({ answers, whenIdle }: LateRowsOptions<Id, A, E>) => {
  const { wantedAtom, seeAtom, listAtom } = wantedRows<Id>();
  const { askedAtom, hasEndedAtom, isStoppedAtom, retryAtom } = inTurn({ answers, wantedAtom, whenIdle });

  const knownAtom = atom((get) => {
    const stateOf = get(answers.stateOfAtom);
    const wanted = new Set(get(wantedAtom));
    const isStopped = get(isStoppedAtom);
    return (id: Id): Known<LateAnswer<A>> => {
      const { data, answeredAt, hasFailed, isLoading, isDue } = stateOf(id);
      const isAsking = isLoading && !isDue;
      if (data !== undefined) return { answer: data, asOf: isFresh(stateOf(id)) ? undefined : answeredAt };
      if (!wanted.has(id)) return "unasked";
      return (hasFailed && !isDue && !isLoading) || (isStopped && !isAsking) ? "failed" : "pending";
    };
  });

  /** Of what is asked: whether it has all arrived or stopped, which arrived, and since when the oldest of the others is known. */
  const progressAtom = atom((get) => {
    const stateOf = get(answers.stateOfAtom);
    const old = get(wantedAtom).filter((id) => !isFresh(stateOf(id)));
    const times = old.flatMap((id) => stateOf(id).answeredAt ?? []);
    return {
      hasEnded: get(hasEndedAtom),
      isFresh: (id: Id) => isFresh(stateOf(id)),
      asOf: times.length > 0 ? times.reduce((a, b) => DateTime.min(a, b)) : undefined,
    };
  });

  /** Other rows' answers do not change it. */
  const knownOf = (id: Id): Atom<Known<LateAnswer<A>>> =>
    selectAtom(
      atom((get) => get(knownAtom)(id)),
      (row) => row,
      isSameRow,
    );

  return { askedAtom, progressAtom, retryAtom, seeAtom, listAtom, knownAtom, knownOf };
};
