/** The one runtime, and what happens to failures that no screen takes care of. main.tsx sets both. */
import type { Cause, Runtime } from "effect";
import { atom } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";

export type AppRuntime = Runtime.Runtime<AppServices>;

const unset = atom<AppRuntime | undefined>(undefined);

export const runtimeAtom = atom(
  (get): AppRuntime => {
    const runtime = get(unset);
    if (runtime === undefined) throw new Error("main.tsx sets the runtime before it renders");
    return runtime;
  },
  (_get, set, runtime: AppRuntime) => set(unset, runtime),
);

/** Hears every failure of a query or an action: a 401 leads to the root path, what no screen shows is logged. */
export const onFailureAtom = atom<{ readonly hear: (cause: Cause.Cause<unknown>) => void }>({
  hear: () => undefined,
});
