/** Listeners of the browser's events, until the scope closes or a guard is removed. */
import { Effect, type Scope } from "effect";

const guards = new Set<() => void>();

/** The returned function removes the guard. */
export const guardUnload = (): (() => void) => {
  const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
  const remove = () => {
    window.removeEventListener("beforeunload", confirm);
    guards.delete(remove);
  };
  window.addEventListener("beforeunload", confirm);
  guards.add(remove);
  return remove;
};

/** For a navigation by the console itself, which has stored unsaved changes before. */
export const removeUnloadGuards = (): void => {
  for (const remove of guards) remove();
};

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
