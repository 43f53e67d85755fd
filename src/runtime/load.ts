/** The router's side of an effect: its exit becomes data, or what `failures` throws (notFound, redirect), or an error page. */
import { Cause, type Effect, Exit, Option, Runtime } from "effect";
import type { createStore } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export type Store = ReturnType<typeof createStore>;

type Tagged = { readonly _tag: string };

/** What to throw for a failure; nothing leads to the error page. */
export type Failures<E extends Tagged> = {
  readonly [Tag in E["_tag"]]?: (error: Extract<E, { readonly _tag: Tag }>) => unknown;
};

/** `signal` is the navigation's: a navigation that is given up interrupts the effect. */
export const load = async <A, E extends Tagged>(
  store: Store,
  signal: AbortSignal,
  effect: Effect.Effect<A, E, AppServices>,
  failures: Failures<E> = {},
): Promise<A> => {
  const exit = await Runtime.runPromiseExit(store.get(runtimeAtom))(effect, { signal });
  if (Exit.isSuccess(exit)) return exit.value;
  const failure = Option.getOrUndefined(Cause.failureOption(exit.cause));
  const answer = failure && failures[failure._tag as E["_tag"]];
  if (failure && answer) throw answer(failure as Extract<E, { readonly _tag: E["_tag"] }>);
  // The error page logs what it shows; where a 401 leads is not its affair.
  if (failure?._tag === "Unauthorized") store.get(onFailureAtom).hear(exit.cause);
  throw failure ?? Cause.squash(exit.cause);
};
