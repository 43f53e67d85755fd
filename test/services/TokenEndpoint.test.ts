/** The refresh request: its method, its parameters, and its timeout. */
import { FetchHttpClient } from "@effect/platform";
import { Effect, Encoding, Fiber, Layer, Logger, TestClock, TestContext } from "effect";
import { describe, expect, it } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Provider } from "#src/services/Provider.ts";
import { TokenEndpoint } from "#src/services/TokenEndpoint.ts";
import { config, configWith, json } from "#test/support/smallServer.ts";

type Answer = () => Promise<Response>;
const tokens = { access_token: "access-2", token_type: "Bearer" };

const refreshing = (refreshMethod: "GET" | "POST", answer: Answer, scope?: string) => {
  const requests: Array<Request> = [];
  const services = TokenEndpoint.layer.pipe(
    Layer.provide(Provider.layer),
    Layer.provide(Layer.succeed(AppConfig, configWith({ refreshMethod }))),
    Layer.provide(FetchHttpClient.layer),
  );
  const refresh = Effect.flatMap(TokenEndpoint, (endpoint) =>
    endpoint.refresh("refresh-1", { subject: "ada", ...(scope !== undefined && { scope }) }, undefined),
  ).pipe(
    Effect.provide(services),
    Effect.provideService(FetchHttpClient.Fetch, (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    }),
  );
  return { refresh, requests };
};

const parameters = {
  grant_type: "refresh_token",
  refresh_token: "refresh-1",
  scope: "openid profile email offline_access wellbeing-platform",
  client_id: "wellbeing-console",
};

/** Unsigned: the console does not check the signature of a token that comes directly from the token endpoint. */
const idToken = (claims: object) => {
  const { issuer: iss, clientId: aud } = config.oidc;
  const encode = (part: object) => Encoding.encodeBase64Url(JSON.stringify(part));
  return `${encode({ alg: "RS256" })}.${encode({ iss, aud, sub: "ada", ...claims })}.`;
};

describe("a refresh", () => {
  it("is a GET with the parameters in its query, which reach no cache and no referrer", async () => {
    const { refresh, requests } = refreshing("GET", async () => json(tokens));
    expect(await Effect.runPromise(refresh)).toEqual(tokens);
    const [request] = requests;
    expect(request).toMatchObject({
      method: "GET",
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
    });
    const { origin, pathname, searchParams } = new URL(request?.url ?? "");
    expect(origin + pathname).toBe(config.oidc.tokenEndpoint);
    expect(Object.fromEntries(searchParams)).toEqual(parameters);
  });

  it("requests JSON, and has no header that needs a preflight", async () => {
    const { refresh, requests } = refreshing("GET", async () => json(tokens));
    await Effect.runPromise(refresh);
    expect(requests.map(({ headers }) => [...headers])).toEqual([[["accept", "application/json"]]]);
  });

  it("is a POST with the parameters in its body if the configuration says so", async () => {
    const { refresh, requests } = refreshing("POST", async () => json(tokens));
    expect(await Effect.runPromise(refresh)).toEqual(tokens);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(["POST", config.oidc.tokenEndpoint]);
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual(parameters);
  });

  it("requests the granted scope", async () => {
    const { refresh, requests } = refreshing("GET", async () => json(tokens), "openid email");
    await Effect.runPromise(refresh);
    expect(new URL(requests[0]?.url ?? "").searchParams.get("scope")).toBe("openid email");
  });

  it.each([
    ["GET", json({}, 404), true],
    ["GET", json({}, 405), true],
    ["GET", json({ error: "invalid_request" }, 400), true],
    ["GET", json({ error: "invalid_grant" }, 400), false],
    ["GET", json({}, 401), true],
    ["GET", json({ error: "invalid_client" }, 401), false],
    ["GET", undefined, true],
    ["POST", json({}, 404), false],
    ["POST", undefined, false],
  ] as const)(
    "by %s logs what to configure if %o shows that the method may be wrong",
    async (method, answer, isSaid) => {
      const said: Array<string> = [];
      const logger = Logger.make(({ message }) => void said.push(String(message)));
      const { refresh } = refreshing(method, () =>
        // Undefined: the browser hides an answer without CORS headers.
        answer === undefined
          ? Promise.reject(new TypeError("Failed to fetch"))
          : Promise.resolve(answer.clone()),
      );
      await Effect.runPromise(
        Effect.flip(refresh).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, logger))),
      );
      expect(said.some((text) => text.includes('"refreshMethod": "POST"'))).toBe(isSaid);
      expect(said.join()).not.toContain("refresh-1");
    },
  );

  it.each([
    { ...tokens, access_token: "line\nfeed" },
    { ...tokens, access_token: "ä" },
    { ...tokens, token_type: "Bearer x" },
  ])("fails with %o, which is not valid in a header", async (answer) => {
    const { refresh } = refreshing("GET", async () => json(answer));
    expect(await Effect.runPromise(Effect.flip(refresh))).toMatchObject({ _tag: "RefreshFailed" });
  });

  it.each([
    ["for the same person", idToken({}), "Success"],
    ["for the console and another client", idToken({ aud: ["a", config.oidc.clientId] }), "Success"],
    ["by its issuer with a slash at the end", idToken({ iss: `${config.oidc.issuer}/` }), "Success"],
    ["for another person", idToken({ sub: "eve" }), "Failure"],
    ["for another client", idToken({ aud: "other" }), "Failure"],
    ["by another issuer", idToken({ iss: "https://evil.example" }), "Failure"],
    ["with a malformed ID token", "nonsense", "Failure"],
  ])("that is answered %s", async (_how, id_token, outcome) => {
    const { refresh } = refreshing("GET", async () => json({ ...tokens, id_token }));
    expect((await Effect.runPromiseExit(refresh))._tag).toBe(outcome);
  });

  it.each([
    [1, "Success"],
    [2, "Failure"],
  ])("meets a fault of the provider %i times: %s, after two requests", async (faults, outcome) => {
    const { refresh, requests } = refreshing("GET", async () =>
      requests.length > faults ? json(tokens) : json({}, 500),
    );
    expect((await Effect.runPromiseExit(refresh))._tag).toBe(outcome);
    expect(requests).toHaveLength(2);
  });

  it.each<[what: string, answer: Answer]>([
    ["a response", () => new Promise(() => {})],
    ["the rest of its body", async () => new Response(new ReadableStream())],
  ])("fails after 10 seconds without %s", async (_what, answer) => {
    const { refresh } = refreshing("GET", answer);
    const timed = Effect.gen(function* () {
      const waiting = yield* Effect.fork(Effect.flip(refresh));
      yield* TestClock.adjust("9999 millis");
      expect((yield* Fiber.poll(waiting))._tag).toBe("None");
      yield* TestClock.adjust("1 millis");
      return yield* Fiber.join(waiting);
    });
    expect(await Effect.runPromise(Effect.provide(timed, TestContext.TestContext))).toMatchObject({
      _tag: "RefreshFailed",
    });
  });
});
