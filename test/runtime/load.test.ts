/** What a route's loader does for each outcome of its effect. */
import { Cause, Effect } from "effect";
import { describe, expect, it } from "vitest";
import { NotFound, Unauthorized, Unexpected } from "#schemas/errors.ts";
import { load } from "#src/runtime/load.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const never = new AbortController().signal;
const page = { isNotFound: true };
const thrown = { NotFound: () => page };

describe("a route's loader", () => {
  it("answers with the effect's data", async () => {
    const { store } = consoleStore();
    expect(await load(store, never, Effect.succeed("data"))).toBe("data");
  });

  it("throws what the route defines for a failure", async () => {
    const { store, failures } = consoleStore();
    const effect = Effect.fail(new NotFound({}));
    await expect(load(store, never, effect, thrown)).rejects.toBe(page);
    expect(failures).toEqual([]);
  });

  it("throws any other failure itself, for the error page", async () => {
    const { store, failures } = consoleStore();
    const failure = new Unexpected({});
    const effect: Effect.Effect<never, Unexpected | NotFound> = Effect.fail(failure);
    await expect(load(store, never, effect, thrown)).rejects.toBe(failure);
    // The error page logs it; reporting it here would log it twice.
    expect(failures).toEqual([]);
  });

  it("throws a defect, for the error page", async () => {
    const { store } = consoleStore();
    const bug = new Error("a bug");
    await expect(load(store, never, Effect.die(bug))).rejects.toBe(bug);
  });

  it("reports a 401 that the route does not handle", async () => {
    const { store, failures } = consoleStore();
    const failure = new Unauthorized({});
    await expect(load(store, never, Effect.fail(failure))).rejects.toBe(failure);
    expect(failures).toEqual([Cause.fail(failure)]);
  });

  it("does not report a 401 that the route handles", async () => {
    const { store, failures } = consoleStore();
    const failed = Effect.fail(new Unauthorized({}));
    await expect(load(store, never, failed, { Unauthorized: () => "to /auth" })).rejects.toBe("to /auth");
    expect(failures).toEqual([]);
  });
});

describe("an aborted navigation", () => {
  it("interrupts the effect", async () => {
    const { store, failures } = consoleStore();
    const server = controlledCalls<string, string, never>();
    const navigation = new AbortController();
    const loaded = load(store, navigation.signal, server.call("app"));
    navigation.abort();
    await expect(loaded).rejects.toThrow(/interrupt/i);
    expect(server.interrupted).toEqual(["app"]);
    expect(failures).toEqual([]);
  });
});
