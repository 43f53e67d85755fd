/** What routes load: an effect, whose failure is thrown as the route says (notFound, redirect), else to the error page. */
import { Cause, Effect, Exit, Option, Runtime } from "effect";
import type { Atom, createStore } from "jotai";
import type { AppServices } from "#src/services/appRuntime.ts";
import { Session } from "#src/services/Session.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export type Store = ReturnType<typeof createStore>;

type Tagged = { readonly _tag: string };

/** What to throw for each failure; one that is left out is thrown itself. */
export type Thrown<E extends Tagged> = {
  readonly [Tag in E["_tag"]]?: (error: Extract<E, { readonly _tag: Tag }>) => unknown;
};

/** `signal` is the navigation's: aborting the navigation interrupts the effect. */
export const load = async <A, E extends Tagged>(
  store: Store,
  signal: AbortSignal,
  effect: Effect.Effect<A, E, AppServices>,
  thrown: Thrown<E> = {},
): Promise<A> => {
  const exit = await Runtime.runPromiseExit(store.get(runtimeAtom))(effect, { signal });
  if (Exit.isSuccess(exit)) return exit.value;
  const failure = Option.getOrUndefined(Cause.failureOption(exit.cause));
  const toThrow = failure && thrown[failure._tag as E["_tag"]];
  if (failure && toThrow) throw toThrow(failure as Extract<E, { readonly _tag: E["_tag"] }>);
  // The error page logs what it shows, but it does not handle a 401.
  if (failure?._tag === "Unauthorized") store.get(onFailureAtom).onFailure(exit.cause);
  throw failure ?? Cause.squash(exit.cause);
};

/** The stored tokens, for loaders. */
export const readTokens = Effect.flatMap(Session, ({ tokens }) => tokens);

/**
 * Ends when the calls that a loader has started are sent. Each reads the tokens first; if the page were rendered before,
 * the call would wait for that.
 */
export const callsSent = (store: Store, signal: AbortSignal): Promise<unknown> =>
  load(store, signal, readTokens);

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
