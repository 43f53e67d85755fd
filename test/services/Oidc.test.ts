/** A sign-in completes only with a valid authorization response and ID token; every forged one is refused. */
import { createHash } from "node:crypto";
import { Effect, Exit } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Oidc } from "#src/services/Oidc.ts";
import {
  clientId,
  failureOf,
  type Forged,
  instead,
  issuer,
  now,
  oidcWith,
  outcomeOf,
  publicKey,
  signIn,
} from "./forgedSignIn.ts";
import { config } from "#test/support/smallServer.ts";

afterEach(() => void vi.restoreAllMocks());

const begin = async (oidc: object, options?: { readonly forcePrompt: boolean }) => {
  const begun = Effect.flatMap(Oidc, (oidc) => oidc.begin("/administer/users", "de", options));
  return new URL(await Effect.runPromise(Effect.provide(begun, oidcWith({ dpop: "off", ...oidc }))));
};

describe("an authorization request", () => {
  it("names the client, the configured scopes, the language and further parameters", async () => {
    const oidc = { scopes: ["openid", "email"], authorizationParameters: { audience: "api" } };
    const url = await begin(oidc);
    expect(url.origin + url.pathname).toBe(config.oidc.authorizationEndpoint);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      redirect_uri: "https://console.example/auth",
      response_type: "code",
      scope: "openid email wellbeing-platform",
      ui_locales: "de",
      audience: "api",
    });
    expect(url.searchParams.has("prompt")).toBe(false);
    const forced = await begin({ audienceScope: "" }, { forcePrompt: true });
    expect(forced.searchParams.get("prompt")).toBe("login");
    expect(forced.searchParams.get("scope")).toBe("openid profile email offline_access");
  });

  it("has its own state, nonce and challenge each time", async () => {
    const [one, other] = [await begin({}), await begin({})];
    for (const name of ["state", "nonce", "code_challenge"])
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  });
});

it.each(["id", null])(
  "the end of the session names client, redirect URI and the ID token %s",
  async (idToken) => {
    const ending = Effect.flatMap(Oidc, ({ endSessionUrl }) => Effect.flatten(endSessionUrl(idToken)));
    const url = new URL(await Effect.runPromise(Effect.provide(ending, oidcWith())));
    expect(url.origin + url.pathname).toBe(config.oidc.endSessionEndpoint);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      post_logout_redirect_uri: "https://console.example/",
      ...(idToken !== null && { id_token_hint: idToken }),
    });
  },
);

const unsigned = [{ alg: "none" }, { iss: issuer, aud: clientId, sub: "ada" }]
  .map((part) => `${Buffer.from(JSON.stringify(part)).toString("base64url")}.`)
  .join("");

describe("an authorization response", () => {
  it("signs in the subject of its ID token, once, with the verifier of the request's challenge (RFC 7636)", async () => {
    const exit = await signIn();
    if (!Exit.isSuccess(exit)) throw new Error(outcomeOf(exit));
    const { first, again, begun, exchanged } = exit.value;
    expect(first).toMatchObject({
      redirect: "/administer/overview",
      session: { subject: "ada", tokens: { access_token: "a", token_type: "Bearer" } },
    });
    expect(outcomeOf(again)).toBe("SignInUnknown");
    const verifier = exchanged.get("code_verifier") ?? "";
    expect(begun.get("code_challenge_method")).toBe("S256");
    expect(begun.get("code_challenge")).toBe(createHash("sha256").update(verifier).digest("base64url"));
    expect(verifier).toMatch(/^[\w-]{43,}$/);
    expect(exchanged.get("code")).toBe("c");
  });

  it.each([
    [{ scope: "openid email" }, "openid email"],
    [{}, "openid profile email offline_access wellbeing-platform"],
    [{ scope: "" }, "openid profile email offline_access wellbeing-platform"],
  ])("with %j gives a session with the scope %s", async (tokens, scope) => {
    const exit = await signIn({ tokens });
    expect(Exit.isSuccess(exit) && exit.value.first.session.scope).toBe(scope);
  });

  it.each([
    [{ refresh_token: undefined }, {}, true],
    [{ refresh_token: undefined }, { scopes: ["openid"] }, false],
    [{}, {}, false],
  ])(
    "with %j, asked for %j, is logged as one without a refresh token: %j",
    async (tokens, oidc, isLogged) => {
      const log = vi.spyOn(globalThis.console, "log").mockImplementation(() => {});
      expect(outcomeOf(await signIn({ tokens, oidc }))).toBe("signed in");
      expect(String(log.mock.calls).includes("gave no refresh token")).toBe(isLogged);
    },
  );

  it.each([
    [-30, {}, undefined],
    [-240, { clockTolerance: 300 }, undefined],
    [-240, {}, 240],
    [600, {}, -600],
  ])("from a clock that is %d s ahead, with %o", async (ahead, oidc, clockAhead) => {
    vi.spyOn(Date, "now").mockReturnValue(now() * 1000);
    const claims = { iat: now() + ahead, exp: now() + ahead + 60 };
    const failure = failureOf(await signIn({ claims, oidc }));
    expect(failure === undefined ? undefined : "clockAhead" in failure && failure.clockAhead).toBe(
      clockAhead,
    );
  });

  it("from the future is logged with readable times", async () => {
    const failure = failureOf(await signIn({ claims: { iat: now() + 600, exp: now() + 700 } }));
    expect(failure?.message).toMatch(/^iat: \d{4}-\S+Z, now \d{4}-\S+Z, tolerance 60 s$/);
  });

  const moved = () => new Response(null, { status: 301, headers: { location: "https://id.example/new" } });
  const fault = () => Response.json({ error: "server_error" }, { status: 500 });
  const notFound = () => new Response("<h1>Not found</h1>", { status: 404 });
  const refusal = () =>
    Response.json({ error: "invalid_scope", error_description: "not known" }, { status: 400 });

  const evil = { iss: "https://evil.example" };
  const sendsIssuer = {
    issuer,
    authorization_response_iss_parameter_supported: true,
    token_endpoint: config.oidc.tokenEndpoint,
  };

  it.each<[forged: Forged, message: string]>([
    [{ claims: evil }, `iss: expected "${issuer}", got "https://evil.example"`],
    ...["", "/realm"].map((path): [Forged, string] => [
      { metadata: { issuer: evil.iss }, oidc: { issuer: issuer + path, tokenEndpoint: undefined } },
      `issuer: expected "${issuer}${path}", got "https://evil.example"`,
    ]),
    [
      { metadata: { issuer, token_endpoint: "http://id.example/token" }, oidc: { tokenEndpoint: undefined } },
      "metadata: token_endpoint: must be an https address",
    ],
    [
      { answer: { iss: undefined }, metadata: sendsIssuer, oidc: { tokenEndpoint: undefined } },
      'iss: response parameter "iss" (issuer) missing',
    ],
  ])("with %j fails, and the message says what was expected: %s", async (forged, message) => {
    expect(failureOf(await signIn(forged))?.message).toBe(message);
  });

  it.each<[end: string, answer: () => Response, oidc: object, message: string]>([
    ["/token", fault, {}, "answer: POST https://id.example/token answered 500, server_error"],
    ["/token", notFound, {}, "answer: POST https://id.example/token answered 404"],
    [
      "/token",
      moved,
      {},
      "answer: POST https://id.example/token answered 301, Location: https://id.example/new",
    ],
    ["/jwks", notFound, {}, "answer: GET https://id.example/jwks answered 404"],
    [
      "/.well-known/openid-configuration",
      moved,
      { tokenEndpoint: undefined },
      "answer: GET https://id.example/.well-known/openid-configuration answered 301, Location: https://id.example/new",
    ],
    [
      "/token",
      refusal,
      { scopes: ["openid", "offline_access"], audienceScope: "" },
      'invalid_scope: POST https://id.example/token answered 400, invalid_scope, not known: the console asked for "openid offline_access": set "scopes" and "audienceScope" in the "oidc" part of /config.json',
    ],
  ])("of %s that fails is named by method, address and status", async (end, answer, oidc, message) => {
    expect(failureOf(await signIn({ instead: instead(end, answer), oidc }))?.message).toBe(message);
  });

  it.each([
    ["/token", true],
    ["/token", false],
    ["/jwks", true],
    ["/jwks", false],
  ])("fails by name without an answer of %s, blocked by CORS: %j", async (end, isCorsBlocked) => {
    // As browsers do: without CORS the answer arrives, but only a request that cannot read it succeeds.
    const fail = ({ url, mode }: Request) => {
      if (!url.endsWith(end)) return undefined;
      if (isCorsBlocked && mode === "no-cors") return new Response();
      throw new TypeError("Failed to fetch");
    };
    const blocked = {
      _tag: "SignInCorsBlocked",
      address: expect.stringMatching(new RegExp(`^https://[^?]+${end}$`)),
      message: expect.stringContaining("CORS is probably missing"),
    };
    expect(failureOf(await signIn({ instead: fail }))).toMatchObject(
      isCorsBlocked ? blocked : { _tag: "SignInUnreachable" },
    );
  });

  const slash = { iss: `${issuer}/` };
  const badGateway = () => new Response("Bad gateway", { status: 502 });
  const otherName = () => Response.json({ keys: [{ ...publicKey, kid: "2" }] });
  const usedUp = () => Response.json({ error: "invalid_grant" }, { status: 400 });

  it.each<[what: string, forged: Forged, outcome: string]>([
    ["of an issuer with a slash at the end", { claims: slash, answer: slash }, "signed in"],
    // RFC 9207: an issuer that says so names itself.
    ["of an issuer that names itself", { metadata: sendsIssuer }, "signed in"],
    ["of an issuer that need not", { answer: { iss: undefined }, metadata: { issuer } }, "signed in"],
    // Nothing is asked of the metadata for it.
    ["of an issuer with all addresses", { answer: { iss: undefined }, metadata: sendsIssuer }, "signed in"],
    ["of another issuer (RFC 9207)", { answer: evil }, "SignInInvalid: iss"],
    ["after a fault of the provider", { instead: instead("/token", badGateway, undefined) }, "signed in"],
    ["after two", { instead: instead("/token", badGateway, badGateway, undefined) }, "SignInInvalid: answer"],
    // The fault is the reason, not the code that it used up.
    [
      "after one that used up the code",
      { instead: instead("/token", badGateway, usedUp) },
      "SignInInvalid: answer",
    ],
    ["for another state", { answer: { state: "other" } }, "SignInUnknown"],
    ["with another nonce", { claims: { nonce: "eyOtherNonce" } }, "SignInInvalid: nonce"],
    ["for another client", { claims: { aud: "other" } }, "SignInInvalid: aud"],
    ["that has expired", { claims: { exp: now() - 120 } }, "SignInInvalid: exp"],
    ["issued in the future", { claims: { iat: now() + 120 } }, "SignInInvalid: iat"],
    ["signed with another key", { key: "foreign" }, "SignInInvalid: signature"],
    ["signed with a key of another name", { instead: instead("/jwks", otherName) }, "SignInInvalid: key"],
    ["without an ID token", { tokens: { id_token: undefined } }, "SignInInvalid: id_token"],
    ["without a signature", { idToken: unsigned }, "SignInInvalid: alg"],
    ["that is not a token", { idToken: "nonsense" }, "SignInInvalid: answer"],
    ["with the outermost characters of a token", { tokens: { access_token: "!|~" } }, "signed in"],
    ["with an empty access token", { tokens: { access_token: "" } }, "SignInInvalid: access_token"],
    ...["a\nb", "ä", "a b"].map((access_token): [string, Forged, string] => [
      `with the access token ${JSON.stringify(access_token)}`,
      { tokens: { access_token } },
      "SignInInvalid: answer",
    ]),
  ])("%s (%j) ends as %s, and no token or nonce is in its message", async (_what, forged, outcome) => {
    const exit = await signIn(forged);
    expect(outcomeOf(exit)).toBe(outcome);
    const message = failureOf(exit)?.message ?? "";
    expect(message).toContain(outcome.split("Invalid: ")[1] ?? "");
    expect(message).not.toMatch(/ey[\w-]{10}/);
  });
});
