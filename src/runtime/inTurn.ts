/**
 * Asks for many answers gently, in the order in which they are wanted: two at a time, more while the platform answers
 * quickly, and one at a time while it is slow. It goes on however slow that is; after some failures it stops until it is
 * started again, with what has not failed.
 */
import { Duration } from "effect";
import { type Atom, atom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { Answers } from "./answers.ts";
import { whileMounted } from "./whileMounted.ts";

// Milliseconds.
const quick = 200;
const slow = 1000;
const usual = 2;

export interface InTurnOptions<Key, A, E> {
  readonly answers: Pick<
    Answers<Key, A, E>,
    "textOf" | "stateOfAtom" | "askAtom" | "leaveAtom" | "invalidateAtom" | "outdateAtom"
  >;
  /** The first one is asked for first. */
  readonly wantedAtom: Atom<ReadonlyArray<Key>>;
  /** Runs a task when the page is idle; what it returns cancels it. */
  readonly whenIdle: (task: () => void) => () => void;
  /** How many are asked at the same time while the platform answers quickly. */
  readonly most?: number;
  /** After how many it stops. */
  readonly maxFailures?: number;
}

export type InTurn = ReturnType<typeof inTurn<never, unknown, unknown>>;

export const inTurn = <Key, A, E>({
  answers,
  wantedAtom,
  whenIdle,
  most = usual,
  maxFailures = 2,
}: InTurnOptions<Key, A, E>) => {
  /** How many may be asked at the same time. */
  const paceAtom = atom(usual);
  const runningAtom = atom(0);
  const stateAtom = atom((get) => {
    const stateOf = get(answers.stateOfAtom);
    const wanted = get(wantedAtom).map((key) => ({ key, ...stateOf(key) }));
    const failures = wanted.filter((answer) => answer.hasFailed && !answer.isDue && !answer.isLoading);
    const isStopped = failures.length >= maxFailures;
    // What always fails would keep the others from being asked for.
    const due = wanted
      .filter(({ isDue }) => isDue)
      .toSorted((a, b) => Number(a.hasFailed) - Number(b.hasFailed));
    return {
      next: isStopped ? [] : due.slice(0, Math.max(0, get(paceAtom) - get(runningAtom))),
      hasEnded:
        (isStopped || due.length === 0) && !wanted.some(({ isLoading, isDue }) => isLoading && !isDue),
    };
  });

  const askAtom = atom(null, async (_get, set, key: Key) => {
    set(runningAtom, (running) => running + 1);
    const took = (await set(answers.askAtom, key)) ?? quick;
    set(paceAtom, (pace) =>
      Duration.greaterThan(took, slow)
        ? 1
        : Duration.lessThan(took, quick)
          ? Math.min(most, pace + 1)
          : usual,
    );
    set(runningAtom, (running) => running - 1);
  });
  const askNextAtom = atom(null, (get, set) => {
    for (const { key } of get(stateAtom).next) void set(askAtom, key);
  });

  /** Asks again for what has failed. */
  const retryAtom = atom(null, (get, set) => {
    set(paceAtom, usual);
    const stateOf = get(answers.stateOfAtom);
    for (const key of get(wantedAtom)) if (stateOf(key).hasFailed) set(answers.invalidateAtom, key);
  });

  /** Opening the page is another try, also for what is old; leaving it interrupts what is running. */
  const openAtom = whileMounted((get, set, isOpen) => {
    if (isOpen) {
      set(retryAtom);
      set(answers.outdateAtom);
    } else for (const key of get(wantedAtom)) set(answers.leaveAtom, key);
  });

  const wantedBeforeAtom = atom<ReadonlyArray<Key>>([]);
  /** Interrupts what is not wanted any more. What is wanted after a break begins with the usual pace. */
  const wantedOnlyAtom = atomEffect((get, set) => {
    const wanted = get(wantedAtom);
    const texts = new Set(wanted.map(answers.textOf));
    if (wanted.length === 0) set(paceAtom, usual);
    for (const key of get.peek(wantedBeforeAtom))
      if (!texts.has(answers.textOf(key))) set(answers.leaveAtom, key);
    set(wantedBeforeAtom, wanted);
  });

  /** Mounted where the answers are shown: asks for them. */
  const askedAtom = atomEffect((get, set) => {
    get(openAtom);
    get(wantedOnlyAtom);
    if (get(stateAtom).next.length > 0) return whenIdle(() => set(askNextAtom));
    return undefined;
  });

  /** Whether nothing more arrives: everything is known, or it has stopped. */
  const hasEndedAtom = atom((get) => get(stateAtom).hasEnded);

  return { askedAtom, hasEndedAtom, retryAtom };
};
