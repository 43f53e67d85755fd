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
    expect(outcomeOf(again)).toMatch(/^refused: .* belongs to no sign-in/);
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

  const moved = () => new Response(null, { status: 301, headers: { location: "https://id.example/new" } });
  const fault = () => Response.json({ error: "server_error" }, { status: 500 });
  const notFound = () => new Response("<h1>Not found</h1>", { status: 404 });
  const badGateway = () => new Response("Bad gateway", { status: 502 });
  const refusal = (error: string, error_description?: string) => () =>
    Response.json({ error, error_description }, { status: 400 });
  const otherName = () => Response.json({ keys: [{ ...publicKey, kid: "2" }] });
  /** As browsers do: without CORS the answer arrives, but only a request that cannot read it succeeds. */
  const unread =
    (end: string, isCorsBlocked: boolean) =>
    ({ url, mode }: Request) => {
      if (!url.endsWith(end)) return undefined;
      if (isCorsBlocked && mode === "no-cors") return new Response();
      throw new TypeError("Failed to fetch");
    };

  const evil = { iss: "https://evil.example" };
  const slash = { iss: `${issuer}/` };
  const discovered = { tokenEndpoint: undefined };
  const sendsIssuer = {
    issuer,
    authorization_response_iss_parameter_supported: true,
    token_endpoint: config.oidc.tokenEndpoint,
  };
  const refused = (error: string, error_description?: string): Forged => ({
    answer: { code: undefined, error, error_description },
  });

  it.each<[what: string, forged: Forged, outcome: string]>([
    ["of an issuer with a slash at the end", { claims: slash, answer: slash }, "signed in"],
    // RFC 9207: an issuer that says so names itself.
    ["of an issuer that names itself", { metadata: sendsIssuer }, "signed in"],
    ["of an issuer that need not", { answer: { iss: undefined }, metadata: { issuer } }, "signed in"],
    // Nothing is asked of the metadata for it.
    ["of an issuer with all addresses", { answer: { iss: undefined }, metadata: sendsIssuer }, "signed in"],
    ["after a fault of the provider", { instead: instead("/token", badGateway, undefined) }, "signed in"],
    ["with the outermost characters of a token", { tokens: { access_token: "!|~" } }, "signed in"],

    ["of a person who cancels", refused("access_denied"), "cancelled: access_denied"],
    [
      "of a provider that says why",
      refused("access_denied", "blocked for this user"),
      "refused: access_denied: blocked for this user",
    ],
    ...["login_required", "consent_required", "invalid_grant", "__proto__"].map(
      (code): [string, Forged, string] => ["of a refusal", refused(code), `refused: ${code}`],
    ),
    ["of a long refusal", refused("x".repeat(100)), `refused: ${"x".repeat(60)}`],
    ["for another state", { answer: { state: "other" } }, "refused: the response belongs to no sign-in"],

    ["of a provider that is overloaded", refused("temporarily_unavailable"), "unreachable: temp"],
    [
      "after a fault",
      { instead: instead("/token", fault) },
      "unreachable: POST https://id.example/token answered 500, server_error",
    ],
    [
      "after two",
      { instead: instead("/token", badGateway, badGateway, undefined) },
      "unreachable: POST https://id.example/token answered 502",
    ],
    // The fault is the reason, not the code that it used up.
    [
      "after one that used up the code",
      { instead: instead("/token", badGateway, refusal("invalid_grant")) },
      "unreachable: POST https://id.example/token answered 502",
    ],
    ...["/token", "/jwks"].flatMap((end): ReadonlyArray<[string, Forged, string]> => [
      [
        "without an answer",
        { instead: unread(end, false) },
        `unreachable: https://id.example${end} did not answer`,
      ],
      [
        "without CORS",
        { instead: unread(end, true) },
        `misconfigured: https://id.example${end} answers, but not to this origin: CORS is probably missing there`,
      ],
    ]),

    ["of a refused console", refused("unauthorized_client"), "misconfigured: unauthorized_client"],
    [
      "of a refused scope",
      {
        instead: instead("/token", refusal("invalid_scope", "not known")),
        oidc: { scopes: ["openid", "offline_access"], audienceScope: "" },
      },
      'misconfigured: invalid_scope: POST https://id.example/token answered 400, invalid_scope: not known: the console asked for "openid offline_access": set "scopes" and "audienceScope" in the "oidc" part of /config.json',
    ],
    [
      "of a wrong address",
      { instead: instead("/token", notFound) },
      "misconfigured: POST https://id.example/token answered 404",
    ],
    [
      "of a former address",
      { instead: instead("/token", moved) },
      "misconfigured: POST https://id.example/token answered 301, Location: https://id.example/new",
    ],
    [
      "with keys that are not there",
      { instead: instead("/jwks", notFound) },
      "misconfigured: GET https://id.example/jwks answered 404",
    ],
    [
      "with metadata that are elsewhere",
      { instead: instead("/.well-known/openid-configuration", moved), oidc: discovered },
      "misconfigured: GET https://id.example/.well-known/openid-configuration answered 301, Location: https://id.example/new",
    ],
    ...["", "/realm"].map((path): [string, Forged, string] => [
      "with metadata of another issuer",
      { metadata: { issuer: evil.iss }, oidc: { issuer: issuer + path, ...discovered } },
      `misconfigured: issuer: expected "${issuer}${path}", got "https://evil.example"`,
    ]),
    [
      "with an address that is not secure",
      { metadata: { issuer, token_endpoint: "http://id.example/token" }, oidc: discovered },
      "misconfigured: metadata: token_endpoint: must be an https address",
    ],
    [
      "of an issuer that should name itself",
      { answer: { iss: undefined }, metadata: sendsIssuer, oidc: discovered },
      'misconfigured: response parameter "iss" (issuer) missing',
    ],
    [
      "of another issuer (RFC 9207)",
      { answer: evil },
      `misconfigured: iss: expected "${issuer}", got "https://evil.example"`,
    ],
    [
      "with claims of another issuer",
      { claims: evil },
      `misconfigured: iss: expected "${issuer}", got "https://evil.example"`,
    ],
    ["for another client", { claims: { aud: "other" } }, 'misconfigured: aud: expected "'],
    [
      "with another nonce",
      { claims: { nonce: "eyOtherNonce" } },
      'misconfigured: unexpected ID Token "nonce"',
    ],
    ["that has expired", { claims: { exp: now() - 120 } }, "misconfigured: exp: 20"],
    ["issued in the future", { claims: { iat: now() + 120 } }, "misconfigured: iat: 20"],
    ["signed with another key", { key: "foreign" }, "misconfigured: JWT signature verification failed"],
    [
      "signed with a key of another name",
      { instead: instead("/jwks", otherName) },
      "misconfigured: error when selecting a JWT verification key",
    ],
    ["without an ID token", { tokens: { id_token: undefined } }, 'misconfigured: "response" body "id_token"'],
    ["without a signature", { idToken: unsigned }, "misconfigured: alg: expected"],
    ["that is not a token", { idToken: "nonsense" }, "misconfigured: Invalid JWT"],
    [
      "with an empty access token",
      { tokens: { access_token: "" } },
      'misconfigured: "response" body "access_token"',
    ],
    ...["a\nb", "ä", "a b"].map((access_token): [string, Forged, string] => [
      `with the access token ${JSON.stringify(access_token)}`,
      { tokens: { access_token } },
      "misconfigured: the tokens cannot stand in a header",
    ]),
  ])("%s (%j) ends as %s, and no token or nonce is told", async (_what, forged, outcome) => {
    const told = outcomeOf(await signIn(forged));
    expect(told.slice(0, outcome.length)).toBe(outcome);
    expect(told).not.toMatch(/ey[\w-]{10}/);
  });

  it("from the future is told with readable times", async () => {
    expect(outcomeOf(await signIn({ claims: { iat: now() + 600, exp: now() + 700 } }))).toMatch(
      /^misconfigured: iat: \d{4}-\S+Z, now \d{4}-\S+Z, tolerance 60 s$/,
    );
  });
});
