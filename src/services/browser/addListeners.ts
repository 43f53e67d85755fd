/** Event listeners of the browser that are removed when the scope closes. */
import { Effect, type Scope } from "effect";

/** `add` passes `signal` to each `addEventListener`. */
export const addListeners = (add: (signal: AbortSignal) => void): Effect.Effect<void, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const controller = new AbortController();
      add(controller.signal);
      return controller;
    }),
    (controller) => Effect.sync(() => controller.abort()),
  );
