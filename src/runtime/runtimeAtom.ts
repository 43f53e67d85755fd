/** The one Effect runtime, and the callback for failures; main.tsx sets both. */
import type { Cause, Runtime } from "effect";
import { atom } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";

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

/** Called with every failure of a query or an action. */
export const onFailureAtom = atom<{ readonly onFailure: (cause: Cause.Cause<unknown>) => void }>({
  onFailure: () => undefined,
});
