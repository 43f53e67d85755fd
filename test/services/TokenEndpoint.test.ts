/** The refresh request: its method, its parameters, and its timeout. */
import { FetchHttpClient } from "@effect/platform";
import { Effect, Encoding, Fiber, Layer, Logger, TestClock } from "effect";
import { describe, expect, it } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { TokenEndpoint } from "#src/services/TokenEndpoint.ts";
import { itInTime } from "#test/support/itEffect.ts";
import { config, configWith, json } from "#test/support/smallServer.ts";
import { providerWith } from "./forgedSignIn.ts";

type Answer = () => Promise<Response>;
const authorizationParameters = { resource: "urn:api", prompt: "consent" };
const tokens = { access_token: "access-2", token_type: "Bearer" };

const refreshing = (refreshMethod: "GET" | "POST", answer: Answer, scope?: string) => {
  const requests: Array<Request> = [];
  const services = TokenEndpoint.layer.pipe(
    Layer.provide(providerWith({ refreshMethod })),
    Layer.provide(Layer.succeed(AppConfig, configWith({ refreshMethod, authorizationParameters }))),
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

const logged = async <A>(effect: Effect.Effect<A, unknown>) => {
  const said: Array<string> = [];
  const logger = Logger.make(({ message }) => void said.push(String(message)));
  const found = await Effect.runPromise(Effect.provide(effect, Logger.replace(Logger.defaultLogger, logger)));
  return { found, said };
};

const parameters = {
  grant_type: "refresh_token",
  refresh_token: "refresh-1",
  scope: "openid profile email offline_access wellbeing-platform",
  client_id: "wellbeing-console",
  resource: "urn:api",
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
    // No header needs a preflight.
    expect([...(request?.headers ?? [])]).toEqual([["accept", "application/json"]]);
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

  it("is a POST with the parameters in its body, the granted scope among them, if the configuration says so", async () => {
    const { refresh, requests } = refreshing("POST", async () => json(tokens), "openid email");
    expect(await Effect.runPromise(refresh)).toEqual(tokens);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(["POST", config.oidc.tokenEndpoint]);
    const sent = Object.fromEntries(new URLSearchParams(await request?.text()));
    expect(sent).toEqual({ ...parameters, scope: "openid email" });
  });

  it.each([
    ["GET", json({}, 404), "answered 404"],
    ["GET", json({}, 405), "answered 405"],
    ["GET", json({ error: "invalid_request" }, 400), "answered 400"],
    ["GET", json({ error: "invalid_grant" }, 400), undefined],
    ["GET", json({}, 401), "answered 401"],
    ["GET", json({ error: "invalid_client" }, 401), undefined],
    ["GET", undefined, "gave no answer that can be read"],
    ["POST", json({}, 404), undefined],
    ["POST", undefined, undefined],
  ] as const)(
    "by %s logs what to configure if %o shows that the method may be wrong: %s",
    async (method, answer, what) => {
      const { refresh } = refreshing(method, async () => {
        // Undefined: the browser hides an answer without CORS headers.
        if (answer === undefined) throw new TypeError("Failed to fetch");
        return answer.clone();
      });
      const { said } = await logged(Effect.flip(refresh));
      const offline = answer === undefined ? ". Unless this device is offline," : ":";
      const words = `The token endpoint ${what} to a refresh by GET${offline} set "refreshMethod": "POST" in the "oidc" part of /config.json.`;
      expect(said.filter((text) => text.includes("refreshMethod"))).toEqual(what ? [words] : []);
      expect(said.join()).not.toContain("refresh-1");
    },
  );

  it.each<[how: string, answer: object, isAccepted: boolean]>([
    ["for the same person", { id_token: idToken({}) }, true],
    ["for the console and another client", { id_token: idToken({ aud: ["a", config.oidc.clientId] }) }, true],
    ["by its issuer with a slash at the end", { id_token: idToken({ iss: `${config.oidc.issuer}/` }) }, true],
    ["for another person", { id_token: idToken({ sub: "eve" }) }, false],
    ["for another client", { id_token: idToken({ aud: "other" }) }, false],
    ["by another issuer", { id_token: idToken({ iss: "https://evil.example" }) }, false],
    ["with a malformed ID token", { id_token: "nonsense" }, false],
    // What is not valid in a header.
    ["with a line feed", { access_token: "line\nfeed" }, false],
    ["with a letter that is not ASCII", { access_token: "ä" }, false],
    ["with a type of two words", { token_type: "Bearer x" }, false],
    ["with an empty refresh token", { refresh_token: "" }, false],
    ["without a type", { token_type: undefined }, false],
    // Which cannot be stored, since there is no key.
    ["with bound tokens", { token_type: "DPoP" }, false],
  ])("that is answered %s succeeds, or says why not: %j", async (_how, answer, isAccepted) => {
    const { refresh } = refreshing("GET", async () => json({ ...tokens, ...answer }));
    const { found, said } = await logged(Effect.either(refresh));
    expect(found).toMatchObject(isAccepted ? { _tag: "Right" } : { left: { _tag: "RefreshFailed" } });
    expect(said.map((line) => line.includes("cannot be used: "))).toEqual(isAccepted ? [] : [true]);
    expect(said.join()).not.toContain("access-2");
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

  itInTime.each<[what: string, answer: Answer]>([
    ["a response", () => new Promise(() => {})],
    ["the rest of its body", async () => new Response(new ReadableStream())],
  ])("fails after 10 seconds without %s", function* (_what, answer) {
    const { refresh } = refreshing("GET", answer);
    const waiting = yield* Effect.fork(Effect.flip(refresh));
    yield* TestClock.adjust("9999 millis");
    expect((yield* Fiber.poll(waiting))._tag).toBe("None");
    yield* TestClock.adjust("1 millis");
    expect(yield* Fiber.join(waiting)).toMatchObject({ _tag: "RefreshFailed" });
  });
});
