/** A store as main.tsx makes it, for effects that need no service; and the failures that were heard. */
import { type Cause, Runtime } from "effect";
import { createStore } from "jotai";
import { type AppRuntime, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";

export const consoleStore = (runtime = Runtime.defaultRuntime as AppRuntime) => {
  const heard: Array<Cause.Cause<unknown>> = [];
  const store = createStore();
  store.set(runtimeAtom, runtime);
  store.set(onFailureAtom, { hear: (cause) => void heard.push(cause) });
  return { store, heard };
};
