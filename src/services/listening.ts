/** Listens to what the browser tells, until the scope closes. */
import { Effect, type Scope } from "effect";

/** `attach` adds its listeners with the signal. */
export const listening = (attach: (signal: AbortSignal) => void): Effect.Effect<void, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const attached = new AbortController();
      attach(attached.signal);
      return attached;
    }),
    (attached) => Effect.sync(() => attached.abort()),
  );
