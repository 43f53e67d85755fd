/** When to read the session record again: another tab has written it, or this page may have missed that. */
import { Context, Effect, Layer, type Scope } from "effect";
import { addListeners } from "./browser/listeners.ts";
import { listenToSession, openSessionChannel, type SessionSignal } from "./sign-in/sessionChannel.ts";

const makeChannel = Effect.acquireRelease(Effect.sync(openSessionChannel), (channel) =>
  Effect.sync(() => channel?.close()),
);

export class SessionSignals extends Context.Tag("src/services/SessionSignals")<
  SessionSignals,
  {
    /** Sends a signal to the other tabs. */
    readonly announce: (signal: Exclude<SessionSignal, "returned">) => Effect.Effect<void>;
    /** Calls `listener` with signals of other tabs and of this page, until the scope closes. */
    readonly listen: (listener: (signal: SessionSignal) => void) => Effect.Effect<void, never, Scope.Scope>;
  }
>() {
  static readonly layer = Layer.scoped(
    SessionSignals,
    Effect.map(makeChannel, (channel) => ({
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
      announce: (signal) => Effect.sync(() => channel?.postMessage(signal)),
      listen: (listener) => addListeners((signal) => listenToSession(channel, listener, signal)),
    })),
  );
}
