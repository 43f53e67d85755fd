/** A store like the one in main.tsx, for effects that need no service, and the failures that it has reported. */
import { type Cause, Runtime } from "effect";
import { createStore } from "jotai";
import { type AppRuntime, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";

export const consoleStore = (runtime = Runtime.defaultRuntime as AppRuntime) => {
  const failures: Array<Cause.Cause<unknown>> = [];
  const store = createStore();
  store.set(runtimeAtom, runtime);
  store.set(onFailureAtom, { onFailure: (cause) => void failures.push(cause) });
  return { store, failures };
};
