/** What routes load: an effect, whose failure is thrown to the error page, and whose defect as it is (redirect). */
import { Cause, type Effect, Exit, Runtime } from "effect";
import type { Atom, createStore } from "jotai";
import type { AppServices } from "#src/services/appRuntime.ts";
import { isSignedIn } from "#src/services/Session.ts";
import { isUnauthorized, onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export type Store = ReturnType<typeof createStore>;

/** `signal` is the navigation's: aborting the navigation interrupts the effect. */
export const load = async <A, E>(
  store: Store,
  signal: AbortSignal,
  effect: Effect.Effect<A, E, AppServices>,
): Promise<A> => {
  const exit = await Runtime.runPromiseExit(store.get(runtimeAtom))(effect, { signal });
  if (Exit.isSuccess(exit)) return exit.value;
  // The error page logs what it shows, but it does not handle a 401.
  if (isUnauthorized(exit.cause)) store.get(onFailureAtom).onFailure(exit.cause);
  throw Cause.squash(exit.cause);
};

/**
 * Ends when the calls that a loader has started are sent. Each reads the tokens first; if the page were rendered before,
 * the call would wait for that.
 */
export const callsSent = (store: Store, signal: AbortSignal): Promise<unknown> =>
  load(store, signal, isSignedIn);

/** Waits until a call is answered or has failed. */
export const settled = <State extends { readonly isLoading: boolean }>(
  store: Store,
  query: Atom<State>,
): Promise<State> =>
  new Promise((resolve) => {
    const check = () => {
      const state = store.get(query);
      if (state.isLoading) return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = store.sub(query, check);
    check();
  });
