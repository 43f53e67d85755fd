/** A query as an atom: data, error and loading in one value; the last data stays while it reloads. */
import { Cause, type Effect, Exit, Option, Runtime } from "effect";
import { atom, type Getter, type PrimitiveAtom, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { AppServices } from "#src/services/appRuntime.ts";
import { offlineSinceAtom, reconnectionsAtom } from "./connectivity.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";
import { whileMounted } from "./whileMounted.ts";

export interface QueryState<A, E> {
  readonly data: A | undefined;
  /** Why the last attempt failed; undefined again after a success. */
  readonly error: E | undefined;
  /** Whether the last attempt failed, even if offline data stays without an error. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
}

/** Setting it reloads. */
export type QueryAtom<A, E> = WritableAtom<QueryState<A, E>, [], void>;

interface Outcome<A, E> extends QueryState<A, E> {
  /** Thrown to the route's error page. */
  readonly defect: Option.Option<unknown>;
  /** The effect that gave `data`: its identity changes only when the query's inputs change. */
  readonly source?: unknown;
  /** The effect that ran last. */
  readonly latest?: unknown;
}

export const unanswered = {
  data: undefined,
  error: undefined,
  hasFailed: false,
  isLoading: true,
  defect: Option.none(),
} as const;

/** What is known after a request has ended. @param isExcused - Offline, what is known stays without an error. */
export const ended = <A, E>(
  exit: Exit.Exit<A, E>,
  before: A | undefined,
  isSame: (before: A, after: A) => boolean,
  isExcused: boolean,
) =>
  Exit.match(exit, {
    onSuccess: (data) => ({
      ...unanswered,
      data: before !== undefined && isSame(before, data) ? before : data,
      isLoading: false,
    }),
    onFailure: (cause) => ({
      data: before,
      error: isExcused ? undefined : Option.getOrUndefined(Cause.failureOption(cause)),
      hasFailed: true,
      isLoading: false,
      defect: Cause.dieOption(cause),
    }),
  });

/**
 * Runs `query` while the atom is mounted, and again whenever an atom that `query` read has changed or the network is
 * back. A pending run is interrupted first, so a late answer never wins. A defect is thrown to the route's error page.
 *
 * @param isSame - Whether two answers are equal. The earlier one stays then, so that screens render nothing again.
 * @param givenAtom - The first answer, if it is known already: then nothing runs until a reload.
 */
export const queryAtom = <A, E>(
  query: (get: Getter) => Effect.Effect<A, E, AppServices>,
  isSame: (before: A, after: A) => boolean = Object.is,
  givenAtom: PrimitiveAtom<A | undefined> = atom<A>(),
): QueryAtom<A, E> => {
  const attemptAtom = atom(0);
  const effectAtom = atom((get) => query(get));
  const outcomeAtom = atom<Outcome<A, E>>(unanswered);
  const runningAtom = atomEffect((get, set) => {
    get(attemptAtom);
    get(reconnectionsAtom);
    const runtime = get(runtimeAtom);
    const { onFailure } = get.peek(onFailureAtom);
    const effect = get(effectAtom);
    const given = get.peek(givenAtom);
    if (given !== undefined) {
      set(givenAtom, undefined);
      set(outcomeAtom, { ...unanswered, data: given, isLoading: false, source: effect, latest: effect });
      return undefined;
    }
    set(outcomeAtom, (previous) => ({
      ...previous,
      isLoading: true,
      defect: Option.none(),
      latest: effect,
      // An error belongs to its inputs; the data of other inputs stays until theirs arrives.
      error: previous.latest === effect ? previous.error : undefined,
      hasFailed: previous.latest === effect && previous.hasFailed,
    }));
    let isCurrent = true;
    const interrupt = Runtime.runCallback(runtime)(effect, {
      onExit: (exit) => {
        // The exit does not show who interrupted: a failure among parallel calls interrupts its siblings too.
        if (!isCurrent) return;
        if (Exit.isFailure(exit)) onFailure(exit.cause);
        const isOffline = get.peek(offlineSinceAtom) !== undefined;
        set(outcomeAtom, ({ data, source, latest }) => ({
          // The query reloads when the network is back.
          ...ended(exit, data, isSame, isOffline && source === effect),
          source: Exit.isSuccess(exit) ? effect : source,
          latest,
        }));
      },
    });
    return () => {
      isCurrent = false;
      interrupt();
    };
  });
  /** Otherwise the next mount would throw the old defect before the query runs. */
  const forgottenAtom = whileMounted((_get, set, isMounted) => {
    if (!isMounted) set(outcomeAtom, (previous) => ({ ...previous, defect: Option.none() }));
  });
  return atom(
    (get) => {
      get(forgottenAtom);
      get(runningAtom);
      const { defect, source: _source, latest: _latest, ...state } = get(outcomeAtom);
      if (Option.isSome(defect)) throw defect.value;
      return state;
    },
    (_get, set) => set(attemptAtom, (attempt) => attempt + 1),
  );
};
