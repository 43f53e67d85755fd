/** The result of an effect as an atom; the last one stays while the effect runs again. Calls that are shown have answers.ts. */
import { Cause, type Effect, Exit, Option, Runtime } from "effect";
import { atom, type Getter, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppServices } from "#src/services/appRuntime.ts";
import { reconnectionsAtom } from "./connectivity.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";
import { whileMounted } from "./whileMounted.ts";

export interface QueryState<A> {
  readonly data: A | undefined;
  readonly isLoading: boolean;
}

/** Setting it runs the effect again. */
export type QueryAtom<A> = WritableAtom<QueryState<A>, [], void>;

interface Outcome<A> extends QueryState<A> {
  /** Thrown to the route's error page. */
  readonly defect: Option.Option<unknown>;
}

/**
 * Runs `query` while the atom is mounted, and again whenever an atom that `query` read has changed or the network is
 * back. A pending run is interrupted first, so a late result never wins. A failure is reported, and a defect thrown.
 */
export const queryAtom = <A>(
  query: (get: Getter) => Effect.Effect<A, unknown, AppServices>,
): QueryAtom<A> => {
  const attemptAtom = atom(0);
  const outcomeAtom = atom<Outcome<A>>({ data: undefined, isLoading: true, defect: Option.none() });
  const runningAtom = atomEffect((get, set) => {
    get(attemptAtom);
    get(reconnectionsAtom);
    const { onFailure } = get.peek(onFailureAtom);
    set(outcomeAtom, (previous) => ({ ...previous, isLoading: true, defect: Option.none() }));
    let isCurrent = true;
    const interrupt = Runtime.runCallback(get(runtimeAtom))(query(get), {
      onExit: (exit) => {
        // The exit does not show who interrupted: a failure among parallel calls interrupts its siblings too.
        if (!isCurrent) return;
        if (Exit.isFailure(exit)) onFailure(exit.cause);
        set(outcomeAtom, ({ data }) => ({
          data: Exit.isSuccess(exit) ? exit.value : data,
          isLoading: false,
          defect: Exit.isSuccess(exit) ? Option.none() : Cause.dieOption(exit.cause),
        }));
      },
    });
    return () => {
      isCurrent = false;
      interrupt();
    };
  });
  /** Otherwise the next mount would throw the old defect before the effect runs. */
  const forgottenAtom = whileMounted((_get, set, isMounted) => {
    if (!isMounted) set(outcomeAtom, (previous) => ({ ...previous, defect: Option.none() }));
  });
  return atom(
    (get) => {
      get(forgottenAtom);
      get(runningAtom);
      const { defect, ...state } = get(outcomeAtom);
      if (Option.isSome(defect)) throw defect.value;
      return state;
    },
    (_get, set) => set(attemptAtom, (attempt) => attempt + 1),
  );
};
