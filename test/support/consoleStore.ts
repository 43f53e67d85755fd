/** A store like the one in main.tsx, and the failures that it has reported. */
import { type Cause, Effect, Layer, Runtime } from "effect";
import { createStore } from "jotai";
import { type AppRuntime, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";

/** Without a runtime, for effects that need no service. */
export const consoleStore = (runtime = Runtime.defaultRuntime as AppRuntime) => {
  const failures: Array<Cause.Cause<unknown>> = [];
  const store = createStore();
  store.set(runtimeAtom, runtime);
  store.set(onFailureAtom, { onFailure: (cause) => void failures.push(cause) });
  return { store, failures };
};

/** For effects that need no other services than these. */
export const storeOver = async <Services>(services: Layer.Layer<Services, unknown>) => {
  const context = await Effect.runPromise(Effect.scoped(Layer.build(services)));
  const runtime = Runtime.make({ ...Runtime.defaultRuntime, context }) as unknown as AppRuntime;
  return { ...consoleStore(runtime), runtime, context };
};
