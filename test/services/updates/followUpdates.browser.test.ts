/** The update check: when it runs, and what it reports. */
import { FetchHttpClient } from "@effect/platform";
import { Chunk, Clock, Effect, TestClock, TestContext } from "effect";
import type { YieldWrap } from "effect/Utils";
import { describe, expect, it, vi } from "vitest";
import { type Build, followUpdates } from "#src/services/updates/followUpdates.ts";
import { json, smallServer } from "#test/support/smallServer.ts";

const build = (id: string): Build => ({ id, news: { en: "News", de: "Neues" } });
const visibility = () => vi.spyOn(document, "visibilityState", "get");
const becomeVisible = () => document.dispatchEvent(new Event("visibilitychange"));

type Answer = () => Response | Promise<Response>;

/** Follows updates of the running build `one`; `latest` are the latest builds at each check. */
const follow = <A>(
  latest: ReadonlyArray<string>,
  body: (world: {
    readonly notified: ReadonlyArray<string>;
    readonly checks: () => number;
    readonly requests: ReadonlyArray<Request>;
  }) => Generator<YieldWrap<Effect.Effect<unknown>>, A, never>,
  answers: { readonly [path: string]: Answer } = {},
) => {
  const server = smallServer({
    "/build-manifest.json": () => json(build("one")),
    "/latest-build.json": () => json(build(latest[Math.min(checks(), latest.length) - 1] ?? "one")),
    ...answers,
  });
  const checks = () => server.to("/latest-build.json").length;
  const notified: Array<string> = [];
  const program = Effect.gen(function* () {
    yield* followUpdates((latest) => notified.splice(0, 1, ...(latest ? [latest.id] : [])));
    return yield* Effect.gen(() => body({ notified, checks, requests: server.requests }));
  });
  return Effect.runPromise(
    Effect.scoped(program).pipe(
      Effect.provideService(FetchHttpClient.Fetch, server.fetch),
      Effect.provide(TestContext.TestContext),
    ),
  );
};

const until = (isReached: () => boolean) => Effect.promise(() => vi.waitUntil(isReached));

const realPause = Effect.sleep("5 millis").pipe(Effect.withClock(Clock.make()));

/** Whether the check has ended and sleeps until the next one; a request's timeout would end at another time. */
const untilIdle = TestClock.sleeps().pipe(
  Effect.zipLeft(realPause),
  Effect.repeat({ until: Chunk.some((end) => end % 300_000 === 0) }),
);

describe("the update check", () => {
  it("checks every 5 minutes, and reports a build while it is another one than the running one", () =>
    follow(["one", "one", "two", "one"], function* ({ notified, checks }) {
      yield* untilIdle;
      expect(checks()).toBe(1);
      yield* TestClock.adjust("299 seconds");
      expect(checks()).toBe(1);
      yield* TestClock.adjust("1 seconds");
      yield* until(() => checks() === 2);
      yield* untilIdle;
      expect(notified).toEqual([]);
      yield* TestClock.adjust("5 minutes");
      yield* until(() => notified.length > 0);
      expect(notified).toEqual(["two"]);
      yield* untilIdle;
      yield* TestClock.adjust("5 minutes");
      yield* until(() => notified.length === 0);
    }));

  it("reads the running build again after that failed", () => {
    const manifests = [new Response(null, { status: 500 }), json(build("one"))];
    return follow(
      ["two"],
      function* ({ notified, checks }) {
        yield* untilIdle;
        expect(checks()).toBe(0);
        yield* TestClock.adjust("5 minutes");
        yield* until(() => notified.length > 0);
        expect(notified).toEqual(["two"]);
      },
      { "/build-manifest.json": () => manifests.shift() ?? json(build("one")) },
    );
  });

  it("runs again after a check without an answer", () => {
    const unanswered = [new Promise<Response>(() => {})];
    return follow(
      [],
      function* ({ notified }) {
        for (let minute = 0; minute < 100 && notified.length === 0; minute += 1) {
          yield* TestClock.adjust("1 minutes");
          yield* realPause;
        }
        expect(notified).toEqual(["two"]);
      },
      { "/latest-build.json": () => unanswered.shift() ?? json(build("two")) },
    );
  });

  it("waits until the tab is visible, reads no build from a cache, and sends no cookies", () => {
    const state = visibility().mockReturnValue("hidden");
    return follow(["two"], function* ({ notified, checks, requests }) {
      yield* TestClock.adjust("10 minutes");
      becomeVisible();
      expect(checks()).toBe(0);
      state.mockReturnValue("visible");
      becomeVisible();
      yield* until(() => notified.length > 0);
      expect(checks()).toBe(1);
      for (const request of requests)
        expect(request).toMatchObject({ cache: "no-store", credentials: "omit" });
    });
  });

  it("knows the build of a tab that was opened in the background before a deployment", () => {
    const state = visibility().mockReturnValue("hidden");
    let manifest = "one";
    return follow(
      ["two"],
      function* ({ notified, requests }) {
        yield* until(() => requests.length > 0);
        yield* untilIdle;
        manifest = "two";
        state.mockReturnValue("visible");
        becomeVisible();
        yield* until(() => notified.length > 0);
        expect(notified).toEqual(["two"]);
      },
      { "/build-manifest.json": () => json(build(manifest)) },
    );
  });

  it("does not run offline", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return follow(["two"], function* ({ notified, checks }) {
      yield* TestClock.adjust("10 minutes");
      expect(checks()).toBe(0);
      onLine.mockReturnValue(true);
      yield* TestClock.adjust("5 minutes");
      yield* until(() => notified.length > 0);
    });
  });
});
