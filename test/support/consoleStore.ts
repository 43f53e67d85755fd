/** A store like the one in main.tsx, and the failures that it has reported. What it mounts and runs ends with the test. */
import { type Cause, Effect, Fiber, FiberRef, Layer, Runtime, Supervisor } from "effect";
import { createStore } from "jotai";
import { onTestFinished } from "vitest";
import { type AppRuntime, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";

/** Without a runtime, for effects that need no service. */
export const consoleStore = (runtime = Runtime.defaultRuntime as AppRuntime) => {
  const failures: Array<Cause.Cause<unknown>> = [];
  const store = createStore();
  const { sub } = store;
  const unmounts: Array<() => void> = [];
  store.sub = (...mount) => {
    // An atom that throws is mounted all the same.
    let unmount = () => sub(...mount)();
    unmounts.push(() => unmount());
    unmount = sub(...mount);
    return unmount;
  };
  const running = Effect.runSync(Supervisor.track);
  store.set(runtimeAtom, Runtime.setFiberRef(runtime, FiberRef.currentSupervisor, running));
  store.set(onFailureAtom, { onFailure: (cause) => void failures.push(cause) });
  onTestFinished(async () => {
    for (const unmount of unmounts) unmount();
    await Effect.runPromise(Effect.flatMap(running.value, Fiber.interruptAll));
  });
  return { store, failures };
};

/** For effects that need no other services than these. */
export const storeOver = async <Services>(services: Layer.Layer<Services, unknown>) => {
  const context = await Effect.runPromise(Effect.scoped(Layer.build(services)));
  const runtime = Runtime.make({ ...Runtime.defaultRuntime, context }) as unknown as AppRuntime;
  return { ...consoleStore(runtime), runtime, context };
};
