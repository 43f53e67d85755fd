/** API calls over a network that stalls or that CORS blocks, and 401s without JSON. */
import { setImmediate } from "node:timers/promises";
import { FetchHttpClient, HttpClientRequest } from "@effect/platform";
import { Effect, Exit, Fiber, Layer, Logger, Option, TestClock, TestContext } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { callFailureWords } from "#src/i18n/failures.ts";
import { messages } from "#src/i18n/messages.en.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Session } from "#src/services/Session.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";

afterEach(() => vi.unstubAllGlobals());

const bearer: Tokens = { access_token: "access-1", token_type: "Bearer" };

/** Signed in; a refresh always gives `access-2`. */
const callsWith = (tokens: Tokens) =>
  Layer.provide(
    AuthenticatedHttp.layer,
    Layer.mock(Session, {
      tokens: Effect.succeed(Option.some(tokens)),
      refresh: () => Effect.succeed({ ...tokens, access_token: "access-2" }),
    }),
  );

const runWith = <A, E>(
  tokens: Tokens,
  fetch: typeof globalThis.fetch,
  program: Effect.Effect<A, E, AuthenticatedHttp>,
) =>
  Effect.runPromise(
    program.pipe(Effect.provide(callsWith(tokens)), Effect.provideService(FetchHttpClient.Fetch, fetch)),
  );

interface Sent {
  readonly authorization: string | null;
  readonly signal: AbortSignal;
  readonly after20Seconds: Promise<void>;
}
type Answer = (sent: Sent) => Promise<Response>;

/** One call, and its exit after this many seconds; undefined while it is pending. */
const callFor = (seconds: number, answer: Answer) => {
  let pass20Seconds = () => {};
  const after20Seconds = new Promise<void>((resolve) => {
    pass20Seconds = resolve;
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { headers, signal } = new Request(input, init);
    // The signal of a request that was collected as garbage no longer follows the one that it was made with.
    return answer({
      authorization: headers.get("authorization"),
      signal: init?.signal ?? signal,
      after20Seconds,
    });
  };
  const program = Effect.gen(function* () {
    const http = yield* AuthenticatedHttp;
    const call = yield* Effect.fork(http.execute(HttpClientRequest.get("https://api.example/api/v1/apps")));
    yield* TestClock.adjust("20 seconds");
    pass20Seconds();
    // An answer arrives through promises, which the test clock does not wait for.
    yield* Effect.promise(() => setImmediate());
    yield* TestClock.adjust(`${seconds - 20} seconds`);
    yield* Effect.promise(() => setImmediate());
    const exit = yield* Fiber.poll(call);
    yield* Fiber.interruptFork(call);
    return Option.getOrUndefined(exit);
  });
  return runWith(bearer, fetch, Effect.provide(program, TestContext.TestContext));
};

const failedWith = (failure: object) => Exit.fail(expect.objectContaining(failure));
const timedOut = failedWith({ _tag: "RequestError", lateMethod: "GET" });

const never = () => new Promise<Response>(() => {});
const stalled = (status: number) =>
  Promise.resolve(
    new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }),
      { status },
    ),
  );

/** A retry after a refresh has its own 30 seconds. */
const refusedAfter20: Answer = async ({ authorization, after20Seconds }) => {
  if (authorization === "Bearer access-2") return never();
  await after20Seconds;
  return new Response(null, { status: 401 });
};

it.each<[what: string, answer: Answer, seconds: number]>([
  ["a silent server", never, 30],
  ["a body that stops half-way", () => stalled(200), 30],
  ["the body of a 401 that stops half-way", () => stalled(401), 30],
  ["a retry that is not answered", refusedAfter20, 50],
])("%s fails in time, aborts its request, and not because of CORS", async (_what, answer, seconds) => {
  vi.stubGlobal("fetch", async () => new Response());
  const signals: Array<AbortSignal> = [];
  const watched: Answer = (sent) => {
    signals.push(sent.signal);
    return answer(sent);
  };
  expect(await callFor(seconds - 1, watched)).toBeUndefined();
  const exit = await callFor(seconds, watched);
  expect(exit).toEqual(timedOut);
  expect(exit).not.toEqual(failedWith({ corsBlocked: true }));
  expect(signals.at(-1)?.aborted).toBe(true);
});

it.each<[what: string, body: string | null, type: string]>([
  ["no body", null, "text/plain"],
  ["broken JSON", "{", "application/json"],
  ["a page", "<!doctype html>", "text/html"],
  ["another problem", '{"type":"about:blank"}', "application/problem+json"],
])("a 401 after the retry, with %s, is Unauthorized", async (_what, body, type) => {
  const answer = async () => new Response(body, { status: 401, headers: { "content-type": type } });
  expect(await callFor(29, answer)).toEqual(failedWith({ _tag: "Unauthorized" }));
});

const apps = "https://api.example/api/v1/apps";

it.each([
  ["GET", null, {}, ["Bearer access-1", "Bearer access-2"]],
  ["GET", "{}", {}, ["Bearer access-1", "Bearer access-2"]],
  // As Ory writes it in each answer; the new tokens' type is this one too.
  ["GET", "{}", { token_type: "bearer" }, ["Bearer access-1", "Bearer access-2"]],
  ["POST", "{}", { refresh_token: "refresh-1" }, ["Bearer access-1", "Bearer access-2"]],
  // A refused write would end the session: without a refresh token nothing can be refreshed.
  ["POST", "{}", {}, ["Bearer access-1"]],
  // A firewall's page says nothing of the token.
  ["GET", "<h1>Blocked</h1>", {}, ["Bearer access-1"]],
  ["POST", "Blocked", { refresh_token: "refresh-1" }, ["Bearer access-1"]],
] as const)(
  "a 403 to %s with the body %s in a session that has worked, with %j, is sent as %j, each time as a whole",
  async (method, body, more, expected) => {
    const sent: Array<string | null> = [];
    const call = HttpClientRequest.make(method)(apps);
    const whole = method === "POST" ? HttpClientRequest.bodyText(call, "New") : call;
    const bodies = new Set<string>();
    const program = Effect.gen(function* () {
      const http = yield* AuthenticatedHttp;
      yield* http.execute(HttpClientRequest.get(apps));
      return yield* http.execute(whole);
    });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.headers.get("authorization"));
      if (sent.length > 1) bodies.add(await request.text());
      return sent.length === 1 ? new Response(null) : new Response(body, { status: 403 });
    };
    const answer = await runWith({ ...bearer, ...more }, fetch, program);
    expect([answer.status, sent.slice(1)]).toEqual([403, expected]);
    expect([...bodies]).toEqual([method === "POST" ? "New" : ""]);
  },
);

describe("a call that the browser does not let through", () => {
  /** What is logged of the last of these calls, and what the person reads. */
  const said = async (tokens: Tokens, earlier: ReadonlyArray<"GET" | "POST"> = []) => {
    const lines: Array<string> = [];
    // The request that nobody may read is answered.
    vi.stubGlobal("fetch", async () => new Response());
    const calls = Effect.gen(function* () {
      const http = yield* AuthenticatedHttp;
      for (const method of earlier) yield* http.execute(HttpClientRequest.make(method)(apps));
      return yield* Effect.flip(http.execute(HttpClientRequest.get(apps)));
    });
    const answers = earlier.map(() => new Response());
    const logger = Logger.make(({ message }) => void lines.push(String(message)));
    const fetch = async () => {
      const answer = answers.pop();
      if (answer === undefined) throw new TypeError("Failed to fetch");
      return answer;
    };
    const logged = Effect.provide(calls, Logger.replace(Logger.defaultLogger, logger));
    const failure = await runWith(tokens, fetch, logged);
    return [lines.join(), callFailureWords(failure)] as const;
  };

  it("says so to the person, and to the operator that the API may not know bound tokens", async () => {
    expect(await said({ ...bearer, token_type: "dpop", proofKey: await newProofKey() })).toEqual([
      expect.stringContaining('"dpop": "off"'),
      messages.corsBlocked,
    ]);
    // The browser's own line says the rest.
    expect(await said(bearer)).toEqual(["", messages.corsBlocked]);
  });

  it("is lost otherwise, if a call of its method was answered before", async () => {
    expect(await said(bearer, ["GET"])).toEqual(["", messages.unreachable]);
    expect(await said(bearer, ["POST"])).toEqual(["", messages.corsBlocked]);
  });
});
