/** One tab at a time: a Web Lock, waited for no longer than a bounded time and never stolen. */
import { Context, Effect, Layer } from "effect";

/** Longer than any request that is made under a lock. */
const patience = 12_000;

const nothing = () => undefined;

const request = async (name: string, signal: AbortSignal, held: (release: () => void) => void) => {
  await navigator.locks.request(name, { signal }, () => new Promise<void>(held));
};

const acquire = (name: string) =>
  Effect.async<() => void>((resume, signal) => {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    // A browser without locks, or a holder that is gone or frozen: the record's compare-and-swap still protects it.
    request(name, waiting, (release) => resume(Effect.succeed(release))).catch(() =>
      resume(Effect.succeed(nothing)),
    );
  });

export class WebLock extends Context.Tag("src/services/WebLock")<
  WebLock,
  { readonly hold: (name: string) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> }
>() {
  static readonly layer = Layer.succeed(WebLock, {
    hold: (name) => (work) =>
      Effect.acquireUseRelease(
        acquire(name),
        () => work,
        (release) => Effect.sync(release),
      ),
  });
}
