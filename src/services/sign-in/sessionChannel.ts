/** The signals between tabs about the session. Without imports, since the early script follows them too. */

/** Undefined in a browser that denies storage: Firefox denies channels with it. */
export const openSessionChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel("wellbeing-console-session");
  } catch {
    return undefined;
  }
};

/** `returned`: the page was frozen or in the background. `signed-out` also ends sessions that a tab keeps in memory. */
export type SessionSignal = "written" | "signed-out" | "returned";

const isSignal = (value: unknown): value is SessionSignal => value === "written" || value === "signed-out";

/** Calls `listener` with signals of other tabs and of this page, until `signal` aborts. */
export const listenToSession = (
  channel: BroadcastChannel | undefined,
  listener: (signal: SessionSignal) => void,
  signal: AbortSignal,
): void => {
  const onMessage = ({ data }: MessageEvent<unknown>) => isSignal(data) && listener(data);
  channel?.addEventListener("message", onMessage, { signal });
  // A page in the back/forward cache and a frozen one receive no messages.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener("returned");
  window.addEventListener("pageshow", onShow, { signal });
  const onVisibility = () => document.visibilityState === "visible" && listener("returned");
  document.addEventListener("visibilitychange", onVisibility, { signal });
};
