/** A question to the other side as an atom: data, error and loading together, the last data kept while it loads anew. */
import { Cause, Clock, Effect, Exit, Option, Runtime } from "effect";
import { atom, type Getter, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppServices } from "#src/services/AppLayer.ts";
import { offlineSinceAtom, reconnectionsAtom } from "./connectivity.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export interface QueryState<A, E> {
  readonly data: A | undefined;
  /** Why the last attempt failed; gone as soon as one succeeds. */
  readonly error: E | undefined;
  readonly isLoading: boolean;
  /** When `data` was answered, in epoch milliseconds. */
  readonly loadedAt: number | undefined;
}

/** Setting it asks again. */
export type QueryAtom<A, E> = WritableAtom<QueryState<A, E>, [], void>;

interface Outcome<A, E> extends QueryState<A, E> {
  readonly defect: Option.Option<unknown>;
  /** The effect that gave `data`: the same inputs make the same effect. */
  readonly answered: unknown;
}

const nothing = {
  data: undefined,
  error: undefined,
  isLoading: true,
  loadedAt: undefined,
  defect: Option.none(),
  answered: undefined,
};

const settle = <A, E>(
  previous: Outcome<A, E>,
  exit: Exit.Exit<readonly [A, number], E>,
  effect: unknown,
  isOffline: boolean,
): Outcome<A, E> =>
  Exit.match(exit, {
    onSuccess: ([data, loadedAt]) => ({ ...nothing, data, loadedAt, isLoading: false, answered: effect }),
    onFailure: (cause) => {
      const settled = { ...previous, isLoading: false, defect: Cause.dieOption(cause) };
      // Without a network the last answer to the same question stays; with one it is asked again.
      if (isOffline && previous.answered === effect) return settled;
      return { ...settled, error: Option.getOrUndefined(Cause.failureOption(cause)) };
    },
  });

/**
 * Runs `query` while somebody is mounted on the atom, and again whenever an atom that `query` read has changed; what
 * still ran is interrupted, so a late answer never wins. A defect is thrown to the route's error page. It runs again
 * when the network is back.
 */
export const queryAtom = <A, E>(
  query: (get: Getter) => Effect.Effect<A, E, AppServices>,
): QueryAtom<A, E> => {
  const attemptAtom = atom(0);
  const effectAtom = atom((get) => query(get));
  const outcomeAtom = atom<Outcome<A, E>>(nothing);
  const runningAtom = atomEffect((get, set) => {
    get(attemptAtom);
    get(reconnectionsAtom);
    const runtime = get(runtimeAtom);
    const { hear } = get.peek(onFailureAtom);
    const effect = get(effectAtom);
    set(outcomeAtom, (previous) => ({ ...previous, isLoading: true }));
    let isAsked = true;
    const interrupt = Runtime.runCallback(runtime)(Effect.zip(effect, Clock.currentTimeMillis), {
      onExit: (exit) => {
        // The exit itself does not tell: a failure among parallel calls interrupts its siblings too.
        if (!isAsked) return;
        if (Exit.isFailure(exit)) hear(exit.cause);
        const isOffline = get.peek(offlineSinceAtom) !== undefined;
        set(outcomeAtom, (previous) => settle(previous, exit, effect, isOffline));
      },
    });
    return () => {
      isAsked = false;
      interrupt();
      // Whoever comes back from the error page would be thrown the old defect before anything is asked.
      set(outcomeAtom, (previous) => ({ ...previous, defect: Option.none() }));
    };
  });
  return atom(
    (get) => {
      get(runningAtom);
      const { defect, answered: _answered, ...state } = get(outcomeAtom);
      if (Option.isSome(defect)) throw defect.value;
      return state;
    },
    (_get, set) => set(attemptAtom, (attempt) => attempt + 1),
  );
};
