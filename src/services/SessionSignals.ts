/** When to look at the session again: another tab has written it, or this page was where it could not hear of that. */
import { Context, Effect, Layer, type Scope } from "effect";
import { addListeners } from "./addListeners.ts";

/** `signed-out` is a person's act; it also empties tabs that keep their session by themselves. */
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
    /** Tells the other tabs. */
    readonly announce: (signal: Exclude<SessionSignal, "returned">) => Effect.Effect<void>;
    readonly listen: (hear: (signal: SessionSignal) => void) => Effect.Effect<void, never, Scope.Scope>;
  }
>() {
  static readonly layer = Layer.scoped(
    SessionSignals,
    Effect.map(makeChannel, (channel) => ({
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
      announce: (signal) => Effect.sync(() => channel?.postMessage(signal)),
      listen: (hear) =>
        addListeners((signal) => {
          const onMessage = ({ data }: MessageEvent<unknown>) => isSignal(data) && hear(data);
          channel?.addEventListener("message", onMessage, { signal });
          // A page from the back/forward cache has heard nothing meanwhile; nor has one that was frozen.
          const onShow = ({ persisted }: PageTransitionEvent) => persisted && hear("returned");
          window.addEventListener("pageshow", onShow, { signal });
          const onVisibility = () => document.visibilityState === "visible" && hear("returned");
          document.addEventListener("visibilitychange", onVisibility, { signal });
        }),
    })),
  );
}
