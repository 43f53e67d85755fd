/** What a route's loader does for each outcome of its effect, and queries that begin before their page. */
import { Cause, Effect, Exit } from "effect";
import { describe, expect, it } from "vitest";
import { NotFound, Unauthorized, Unexpected } from "#schemas/errors.ts";
import { load, prefetch } from "#src/runtime/load.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const setUp = () => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "refused">();
  const query = queryAtom(() => server.call("apps"));
  return { store, failures, server, query };
};

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
    const { store, failures } = setUp();
    await expect(load(store, never, effect, { NotFound: () => page })).rejects.toBe(thrown);
    expect(failures).toEqual(isReported ? [Cause.fail(thrown)] : []);
  });

  it("does not report a 401 that the route handles", async () => {
    const { store, failures } = setUp();
    const failed = Effect.fail(unauthorized);
    await expect(load(store, never, failed, { Unauthorized: () => "to /auth" })).rejects.toBe("to /auth");
    expect(failures).toEqual([]);
  });

  it("interrupts the effect when its navigation is aborted", async () => {
    const { store, failures } = setUp();
    const server = controlledCalls<string, string, never>();
    const navigation = new AbortController();
    const loaded = load(store, navigation.signal, server.call("app"));
    navigation.abort();
    await expect(loaded).rejects.toThrow(/interrupt/i);
    expect([server.interrupted, failures]).toEqual([["app"], []]);
  });
});

it("a prefetched query loads before its first screen, keeps its data without one, and reloads when it is prefetched again", async () => {
  const { store, server, query } = setUp();
  prefetch(store, query);
  const screen = watch(store, query);
  await server.end("apps", Exit.succeed("list"));
  expect((await screen.until(({ isLoading }) => !isLoading)).data).toBe("list");
  screen.leave();
  expect(watch(store, query).last()).toMatchObject({ data: "list", isLoading: false });
  expect([server.asked, server.interrupted]).toEqual([["apps"], []]);
  prefetch(store, query);
  expect(server.asked).toEqual(["apps", "apps"]);
  expect(screen.last()).toMatchObject({ data: "list", isLoading: true });
});
