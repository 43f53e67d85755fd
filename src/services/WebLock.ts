/** A lock between tabs (Web Locks API), waited for no longer than a timeout. */
import { Context, Effect, Layer } from "effect";

/** Longer than any request that is made under a lock, in milliseconds. */
const timeout = 12_000;

const request = async (name: string, signal: AbortSignal, onAcquired: (release: () => void) => void) => {
  await navigator.locks.request(name, { signal }, () => new Promise<void>(onAcquired));
};

const acquire = (name: string) =>
  Effect.async<() => void>((resume, signal) => {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    // Without the lock (no API, or its holder is frozen), the record's compare-and-swap still protects the session.
    request(name, waiting, (release) => resume(Effect.succeed(release))).catch(() =>
      resume(Effect.succeed(() => undefined)),
    );
  });

export class WebLock extends Context.Tag("src/services/WebLock")<
  WebLock,
  {
    /** Runs `work` under the lock, or without it after the timeout. */
    readonly withLock: (name: string) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  }
>() {
  static readonly layer = Layer.succeed(WebLock, {
    withLock: (name) => (work) =>
      Effect.acquireUseRelease(
        acquire(name),
        () => work,
        (release) => Effect.sync(release),
      ),
  });
}
