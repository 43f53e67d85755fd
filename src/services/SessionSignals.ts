/** When to read the session record again: another tab has written it, or this page may have missed that. */
import { Context, Effect, Layer, type Scope } from "effect";
import { addListeners } from "./addListeners.ts";

/** `returned`: the page was frozen or in the background. `signed-out` also ends sessions that a tab keeps in memory. */
export type SessionSignal = "written" | "signed-out" | "returned";

const channelName = "wellbeing-console-session";

const isSignal = (value: unknown): value is SessionSignal => value === "written" || value === "signed-out";

const makeChannel = Effect.acquireRelease(
  Effect.sync(() => ("BroadcastChannel" in globalThis ? new BroadcastChannel(channelName) : undefined)),
  (channel) => Effect.sync(() => channel?.close()),
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
      listen: (listener) =>
        addListeners((signal) => {
          const onMessage = ({ data }: MessageEvent<unknown>) => isSignal(data) && listener(data);
          channel?.addEventListener("message", onMessage, { signal });
          // A page in the back/forward cache and a frozen one receive no messages.
          const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener("returned");
          window.addEventListener("pageshow", onShow, { signal });
          const onVisibility = () => document.visibilityState === "visible" && listener("returned");
          document.addEventListener("visibilitychange", onVisibility, { signal });
        }),
    })),
  );
}
