/**
 * The one Effect runtime, the callback for failures and the application's name, which main.tsx sets; and how atoms run
 * effects.
 */
import { Cause, Context, Effect, Exit, Option, Runtime } from "effect";
import { atom, type Getter } from "jotai";
import { AppConfig } from "#src/services/AppConfig.ts";
import type { AppServices } from "#src/services/appRuntime.ts";

export type AppRuntime = Runtime.Runtime<AppServices>;

const valueAtom = atom<AppRuntime | undefined>(undefined);

export const runtimeAtom = atom(
  (get): AppRuntime => {
    const runtime = get(valueAtom);
    if (runtime === undefined) throw new Error("main.tsx sets the runtime before it renders");
    return runtime;
  },
  (_get, set, runtime: AppRuntime) => set(valueAtom, runtime),
);

/** `/config.json` as it was read. */
export const configAtom = atom((get) => Context.get(get(runtimeAtom).context, AppConfig));

/** Called with every failure of a query or an action. */
export const onFailureAtom = atom<{ readonly onFailure: (cause: Cause.Cause<unknown>) => void }>({
  onFailure: () => undefined,
});

export const isUnauthorized = (cause: Cause.Cause<unknown>): boolean =>
  Option.exists(
    Cause.failureOption(cause),
    (failure) => (failure as { readonly _tag?: unknown } | null)?._tag === "Unauthorized",
  );

/** A request without which the page is whole: nobody is told of a failure, but a 401 is one as anywhere else. */
export const orElseUnlessSignedOut = <A, E, R, B>(
  effect: Effect.Effect<A, E, R>,
  otherwise: B,
): Effect.Effect<A | B, E, R> =>
  Effect.catchAllCause(effect, (cause) =>
    isUnauthorized(cause) ? Effect.failCause(cause) : Effect.succeed(otherwise),
  );

export const appNameAtom = atom("");

/** Runs an effect that cannot fail, from an atom's write function. Whoever interrupts it awaits nothing. */
export const runEffect = async <A>(get: Getter, effect: Effect.Effect<A, never, AppServices>): Promise<A> => {
  const exit = await Runtime.runPromiseExit(get(runtimeAtom))(effect);
  if (Exit.isSuccess(exit)) return exit.value;
  if (Cause.isInterruptedOnly(exit.cause)) return new Promise<never>(() => {});
  throw Cause.squash(exit.cause);
};
