/** What a route's loader does for each outcome of its effect. */
import { Cause, Effect } from "effect";
import { describe, expect, it } from "vitest";
import { Unauthorized, Unexpected } from "#schemas/errors.ts";
import { load } from "#src/runtime/load.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";

describe("a route's loader", () => {
  const [unexpected, unauthorized] = [new Unexpected({}), new Unauthorized({})];
  const bug = new Error("a bug");
  const never = new AbortController().signal;

  // The error page logs what it shows; reporting it here would log it twice.
  it.each<[what: string, Effect.Effect<never, unknown>, thrown: unknown, isReported: boolean]>([
    ["a failure", Effect.fail(unexpected), unexpected, false],
    ["a defect, as of a route that redirects", Effect.die(bug), bug, false],
    ["a 401, which it reports", Effect.fail(unauthorized), unauthorized, true],
  ])("throws %s", async (_what, effect, thrown, isReported) => {
    const { store, failures } = consoleStore();
    await expect(load(store, never, effect)).rejects.toBe(thrown);
    expect(failures).toEqual(isReported ? [Cause.fail(thrown)] : []);
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
