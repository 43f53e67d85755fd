/** What a route's loader does for each outcome of its effect. */
import { Cause, Effect } from "effect";
import { describe, expect, it } from "vitest";
import { NotFound, Unauthorized, Unexpected } from "#schemas/errors.ts";
import { load } from "#src/runtime/load.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";

describe("a route's loader", () => {
  type Failure = NotFound | Unauthorized | Unexpected;
  const [gone, unexpected, unauthorized] = [new NotFound({}), new Unexpected({}), new Unauthorized({})];
  const bug = new Error("a bug");
  const page = { isNotFound: true };
  const never = new AbortController().signal;

  // The error page logs what it shows; reporting it here would log it twice.
  it.each<[what: string, Effect.Effect<never, Failure>, thrown: unknown, isReported: boolean]>([
    ["what the route defines for a failure", Effect.fail(gone), page, false],
    ["any other failure itself", Effect.fail(unexpected), unexpected, false],
    ["a defect", Effect.die(bug), bug, false],
    ["a 401, which it reports", Effect.fail(unauthorized), unauthorized, true],
  ])("throws %s", async (_what, effect, thrown, isReported) => {
    const { store, failures } = consoleStore();
    await expect(load(store, never, effect, { NotFound: () => page })).rejects.toBe(thrown);
    expect(failures).toEqual(isReported ? [Cause.fail(thrown)] : []);
  });

  it("does not report a 401 that the route handles", async () => {
    const { store, failures } = consoleStore();
    const failed = Effect.fail(unauthorized);
    await expect(load(store, never, failed, { Unauthorized: () => "to /auth" })).rejects.toBe("to /auth");
    expect(failures).toEqual([]);
  });

  it("interrupts the effect when its navigation is aborted", async () => {
    const { store, failures } = consoleStore();
    const server = controlledCalls<string, string, never>();
    const navigation = new AbortController();
    const loaded = load(store, navigation.signal, server.call("app"));
    navigation.abort();
    await expect(loaded).rejects.toThrow(/interrupt/i);
    expect([server.interrupted, failures]).toEqual([["app"], []]);
  });
});
