/** Listeners of the browser's events, until the scope closes or a guard is removed. */
import { Effect, type Scope } from "effect";

/** Runs as the page goes. */
export const whenGone = (run: () => void): void => window.addEventListener("pagehide", run);

let isLeaving = false;

/** The console itself leaves, and keeps what is entered: no guard asks any more, nor one that comes before the page is gone. */
export const leaveUnasked = (): void => {
  isLeaving = true;
};

/** The returned function removes the guard. */
export const guardUnload = (): (() => void) => {
  const confirm = (event: BeforeUnloadEvent) => isLeaving || event.preventDefault();
  window.addEventListener("beforeunload", confirm);
  return () => window.removeEventListener("beforeunload", confirm);
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

/** Offline is certain; online means only that some network exists. */
export interface NetworkStatus {
  readonly isOnline: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Calls `notify` with the present status, then at every change, until the scope closes. */
export const followNetwork = (
  notify: (status: NetworkStatus) => void,
): Effect.Effect<void, never, Scope.Scope> =>
  addListeners((signal) => {
    const notifyNow = () => notify({ isOnline: navigator.onLine, at: Date.now() });
    for (const event of ["online", "offline"]) window.addEventListener(event, notifyNow, { signal });
    notifyNow();
  });
