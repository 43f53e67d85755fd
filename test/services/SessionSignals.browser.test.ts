/** Signals to read the session again: messages of other tabs, and the return of this page. */
import { Effect, Fiber, ManagedRuntime } from "effect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SessionSignals } from "#src/services/SessionSignals.ts";
import type { SessionSignal } from "#src/services/sign-in/sessionChannel.ts";

/** A tab that listens. */
const listen = async () => {
  const runtime = ManagedRuntime.make(SessionSignals.layer);
  onTestFinished(() => runtime.dispose());
  const received: Array<SessionSignal> = [];
  const listening = Effect.flatMap(SessionSignals, (signals) =>
    signals.listen((signal) => received.push(signal)),
  );
  const fiber = runtime.runFork(Effect.scoped(Effect.zipRight(listening, Effect.never)));
  const announce = (signal: "written" | "signed-out") =>
    runtime.runPromise(Effect.flatMap(SessionSignals, (signals) => signals.announce(signal)));
  await runtime.runPromise(Effect.void);
  return { received, announce, stop: () => runtime.runPromise(Fiber.interrupt(fiber)) };
};

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
const become = (isVisible: boolean) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("a tab", () => {
  it("receives the signals of other tabs, not its own, and no other messages", async () => {
    const [one, other] = [await listen(), await listen()];
    const channel = new BroadcastChannel("wellbeing-console-session");
    for (const message of ["returned", "other", { signal: "written" }, null]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
      channel.postMessage(message);
    }
    channel.close();
    await one.announce("written");
    await one.announce("signed-out");
    await expect.poll(() => other.received).toEqual(["written", "signed-out"]);
    await other.announce("written");
    await expect.poll(() => one.received).toEqual(["written"]);
  });

  it("receives no signals after it has stopped listening", async () => {
    const { received, stop } = await listen();
    const [one, other] = [await listen(), await listen()];
    await stop();
    await one.announce("written");
    await expect.poll(() => other.received).toEqual(["written"]);
    show(true);
    become(true);
    expect(received).toEqual([]);
  });

  it.each([
    ["comes back from the back/forward cache", show],
    ["becomes visible, not hidden", become],
  ])("is signalled when it %s", async (_what, happen) => {
    const { received } = await listen();
    happen(false);
    expect(received).toEqual([]);
    happen(true);
    expect(received).toEqual(["returned"]);
  });
});
