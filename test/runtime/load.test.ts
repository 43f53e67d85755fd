/** The router's side of an effect: what becomes of each way in which it can end. */
import { Cause, Effect, Exit, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { NotFound, Unauthorized, Unexpected } from "#schemas/errors.ts";
import { load } from "#src/runtime/load.ts";
import { calls } from "#test/support/calls.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const never = new AbortController().signal;
const page = { isNotFound: true };
const failures = { NotFound: () => page };

class SignInLost extends Schema.TaggedError<SignInLost>()("SignInLost", { why: Schema.String }) {}

describe("what the router loads", () => {
  it("is the effect's data", async () => {
    const { store } = consoleStore();
    expect(await load(store, never, Effect.succeed("data"))).toBe("data");
  });

  it("is thrown as the route says, for a failure that it has words for", async () => {
    const { store, heard } = consoleStore();
    const effect = Effect.fail(new NotFound({}));
    await expect(load(store, never, effect, failures)).rejects.toBe(page);
    expect(heard).toEqual([]);
  });

  it("is thrown with what the failure holds", async () => {
    const { store } = consoleStore();
    const effect = Effect.fail(new SignInLost({ why: "too old" }));
    const loaded = load(store, never, effect, { SignInLost: ({ why }) => why });
    await expect(loaded).rejects.toBe("too old");
  });

  it("is the failure itself, for the error page, where the route says nothing", async () => {
    const { store, heard } = consoleStore();
    const failure = new Unexpected({});
    const effect: Effect.Effect<never, Unexpected | NotFound> = Effect.fail(failure);
    await expect(load(store, never, effect, failures)).rejects.toBe(failure);
    // The error page says it; hearing it here would log it twice.
    expect(heard).toEqual([]);
  });

  it("is a defect, for the error page", async () => {
    const { store } = consoleStore();
    const bug = new Error("a bug");
    await expect(load(store, never, Effect.die(bug))).rejects.toBe(bug);
  });

  it("is heard of, where a 401 leads nowhere in particular", async () => {
    const { store, heard } = consoleStore();
    const failure = new Unauthorized({});
    await expect(load(store, never, Effect.fail(failure))).rejects.toBe(failure);
    expect(heard).toEqual([Cause.fail(failure)]);
  });

  it("is not heard of, where the route leads a 401 somewhere", async () => {
    const { store, heard } = consoleStore();
    const failed = Effect.fail(new Unauthorized({}));
    await expect(load(store, never, failed, { Unauthorized: () => "to /auth" })).rejects.toBe("to /auth");
    expect(heard).toEqual([]);
  });
});

describe("a navigation that is given up", () => {
  it("interrupts what it was loading", async () => {
    const { store, heard } = consoleStore();
    const server = calls<string, string, never>();
    const navigation = new AbortController();
    const loaded = load(store, navigation.signal, server.call("app"));
    navigation.abort();
    await expect(loaded).rejects.toThrow(/interrupt/i);
    expect(server.interrupted).toEqual(["app"]);
    expect(heard).toEqual([]);
  });

  it("changes nothing about what it has loaded", async () => {
    const { store } = consoleStore();
    const server = calls<string, string, never>();
    const navigation = new AbortController();
    const loaded = load(store, navigation.signal, server.call("app"));
    await server.end("app", Exit.succeed("data"));
    expect(await loaded).toBe("data");
    navigation.abort();
    expect(server.interrupted).toEqual([]);
  });
});
