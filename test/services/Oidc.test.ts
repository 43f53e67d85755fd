/** A sign-in completes only with a valid authorization response and ID token; every forged one is refused. */
import { createHash } from "node:crypto";
import { Effect, Exit } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Oidc } from "#src/services/Oidc.ts";
import { Provider } from "#src/services/Provider.ts";
import type { SignInReason } from "#src/services/sign-in/signInErrors.ts";
import { config } from "#test/support/smallServer.ts";
import {
  clientId,
  failureOf,
  type Forged,
  instead,
  issuer,
  now,
  oidcWith,
  outcomeOf,
  providerWith,
  publicKey,
  signIn,
} from "./forgedSignIn.ts";

afterEach(() => void vi.restoreAllMocks());

const begin = async (oidc: object, forcePrompt = false) => {
  const begun = Effect.flatMap(Oidc, (oidc) => oidc.begin("/administer/users", "de", forcePrompt));
  return new URL(await Effect.runPromise(Effect.provide(begun, oidcWith({ dpop: "off", ...oidc }))));
};

it("an authorization request names the client and what is configured, and has a state, nonce and challenge of its own", async () => {
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
  const forced = await begin({ audienceScope: "" }, true);
  expect(forced.searchParams.get("prompt")).toBe("login");
  expect(forced.searchParams.get("scope")).toBe("openid profile email offline_access");
  for (const name of ["state", "nonce", "code_challenge"])
    expect(forced.searchParams.get(name)).not.toBe(url.searchParams.get(name));
});

it.each([
  ["an", "id", { id_token_hint: "id" }],
  ["no", null, {}],
  ["too long an", "x".repeat(8000), {}],
])(
  "the end of the session names client and redirect URI, with %s ID token",
  async (_which, idToken, hint) => {
    const ending = Effect.flatMap(Provider, ({ endSessionUrl }) => Effect.flatten(endSessionUrl(idToken)));
    const url = new URL(await Effect.runPromise(Effect.provide(ending, providerWith())));
    expect(url.origin + url.pathname).toBe(config.oidc.endSessionEndpoint);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      post_logout_redirect_uri: "https://console.example/",
      ...hint,
    });
  },
);

const unsigned = [{ alg: "none" }, { iss: issuer, aud: clientId, sub: "ada" }]
  .map((part) => `${Buffer.from(JSON.stringify(part)).toString("base64url")}.`)
  .join("");

describe("an authorization response", () => {
  it("signs in the subject of its ID token, once, with the verifier of the request's challenge (RFC 7636)", async () => {
    const authorizationParameters = { resource: "urn:api", audience: "api" };
    const exit = await signIn({ oidc: { authorizationParameters } });
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
    // RFC 8707 §2.2.
    expect([exchanged.get("resource"), exchanged.get("audience")]).toEqual(["urn:api", null]);
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

  const sendsIssuer = {
    issuer,
    authorization_response_iss_parameter_supported: true,
    token_endpoint: config.oidc.tokenEndpoint,
  };
  const slash = { iss: `${issuer}/` };
  const badGateway = () => new Response("Bad gateway", { status: 502 });
  const at = (end: string, ...answers: ReadonlyArray<(() => Response) | undefined>): Forged => ({
    instead: instead(end, ...answers),
  });

  it.each<[what: string, forged: Forged]>([
    ["of an issuer with a slash at the end", { claims: slash, answer: slash }],
    // RFC 9207: an issuer that says so names itself.
    ["of an issuer that names itself", { metadata: sendsIssuer }],
    ["of an issuer that need not", { answer: { iss: undefined }, metadata: { issuer } }],
    // Nothing is asked of the metadata for it.
    ["of an issuer with all addresses", { answer: { iss: undefined }, metadata: sendsIssuer }],
    ["after a fault of the provider", at("/token", badGateway, undefined)],
    ["with the outermost characters of a token", { tokens: { access_token: "!|~" } }],
  ])("%s signs in", async (_what, forged) => {
    expect(outcomeOf(await signIn(forged))).toBe("signed in");
  });

  const moved = () => new Response(null, { status: 301, headers: { location: "https://id.example/new" } });
  const fault = () => Response.json({ error: "server_error" }, { status: 500 });
  const notFound = () => new Response("<h1>Not found</h1>", { status: 404 });
  const refusal = (error: string, error_description?: string) => () =>
    Response.json({ error, error_description }, { status: 400 });
  const otherName = () => Response.json({ keys: [{ ...publicKey, kid: "2" }] });
  const page = () => Object.defineProperty(new Response("<h1>"), "url", { value: `${issuer}/token` });
  /** As browsers do: without CORS the answer arrives, but only a request that cannot read it succeeds. */
  const unread = (end: string, isCorsBlocked: boolean): Forged => ({
    instead: ({ url, mode }) => {
      if (!url.endsWith(end)) return undefined;
      if (isCorsBlocked && mode === "no-cors") return new Response();
      throw new TypeError("Failed to fetch");
    },
  });
  const refused = (error: string, error_description?: string): Forged => ({
    answer: { code: undefined, error, error_description },
  });
  const evil = { iss: "https://evil.example" };
  const discovered = { tokenEndpoint: undefined };
  const scopes = ["openid", "offline_access"];

  type Row = readonly [line: string, forged: Forged];
  const lines: Readonly<Record<Exclude<SignInReason, "notAccepted">, ReadonlyArray<Row>>> = {
    cancelled: [["access_denied", refused("access_denied")]],
    refused: [
      ["access_denied: blocked for this user", refused("access_denied", "blocked for this user")],
      ...["login_required", "invalid_grant", "__proto__"].map((code): Row => [code, refused(code)]),
      ["x".repeat(60), refused("x".repeat(100))],
      ["the response belongs to no sign-in", { answer: { state: "other" } }],
    ],
    unreachable: [
      ["temporarily_unavailable", refused("temporarily_unavailable")],
      ["POST https://id.example/token answered 500, server_error", at("/token", fault)],
      ["POST https://id.example/token answered 502", at("/token", badGateway, badGateway, undefined)],
      // The fault is the reason, not the code that it used up.
      ["POST https://id.example/token answered 502", at("/token", badGateway, refusal("invalid_grant"))],
      ["https://id.example/token did not answer", unread("/token", false)],
      ["https://id.example/jwks did not answer", unread("/jwks", false)],
    ],
    misconfigured: [
      ["https://id.example/token answers, but not to this origin: CORS is", unread("/token", true)],
      ["https://id.example/jwks answers, but not to this origin: CORS is", unread("/jwks", true)],
      ["POST https://id.example/token answered 404", at("/token", notFound)],
      ['https://id.example/token: "response" content-type must be', at("/token", page)],
      ["POST https://id.example/token answered 301, Location: https://id.example/new", at("/token", moved)],
      ["GET https://id.example/jwks answered 404", at("/jwks", notFound)],
      [
        "GET https://id.example/.well-known/openid-configuration answered 301, Location: https://id.example/new",
        { ...at("/.well-known/openid-configuration", moved), oidc: discovered },
      ],
      ["unauthorized_client", refused("unauthorized_client")],
      [
        'invalid_scope: POST https://id.example/token answered 400, invalid_scope: not known: the console asked for "openid offline_access": set "scopes" and "audienceScope" in the "oidc" part of /config.json',
        { ...at("/token", refusal("invalid_scope", "not known")), oidc: { scopes, audienceScope: "" } },
      ],
      ...["", "/realm"].map((path): Row => [
        `issuer: expected "${issuer}${path}", got "https://evil.example"`,
        { metadata: { issuer: evil.iss }, oidc: { issuer: issuer + path, ...discovered } },
      ]),
      [
        "metadata: token_endpoint: must be an https address",
        { metadata: { issuer, token_endpoint: "http://id.example/token" }, oidc: discovered },
      ],
      // RFC 9207.
      [
        'response parameter "iss" (issuer) missing',
        { answer: { iss: undefined }, metadata: sendsIssuer, oidc: discovered },
      ],
      [`iss: expected "${issuer}", got "https://evil.example"`, { answer: evil }],
      [`iss: expected "${issuer}", got "https://evil.example"`, { claims: evil }],
      ['aud: expected "', { claims: { aud: "other" } }],
      ['unexpected ID Token "nonce"', { claims: { nonce: "eyOtherNonce" } }],
      ["exp: 20", { claims: { exp: now() - 120 } }],
      ["iat: 20", { claims: { iat: now() + 120 } }],
      ["JWT signature verification failed", { key: "foreign" }],
      ["error when selecting a JWT verification key", at("/jwks", otherName)],
      ['"response" body "id_token"', { tokens: { id_token: undefined } }],
      ['"response" body "id_token"', { tokens: { id_token: { toString: 1 } } }],
      ["alg: expected", { idToken: unsigned }],
      ["Invalid JWT", { idToken: "nonsense" }],
      ['"response" body "access_token"', { tokens: { access_token: "" } }],
      ...["a\nb", "ä", "a b"].map((access_token): Row => [
        "the tokens cannot stand in a header",
        { tokens: { access_token } },
      ]),
    ],
  };

  it.each(
    Object.entries(lines).flatMap(([reason, rows]) =>
      rows.map(([line, forged]) => [`${reason}: ${line}`, forged] as const),
    ),
  )("ends as %s after %j, and no token or nonce is told", async (outcome, forged) => {
    const told = outcomeOf(await signIn(forged));
    expect(told.slice(0, outcome.length)).toBe(outcome);
    expect(told).not.toMatch(/ey[\w-]{10}/);
  });

  it("of a refusal has the provider's words for the person", async () => {
    const failure = failureOf(await signIn(refused("access_denied", "blocked for this user")));
    expect(failure).toMatchObject({ words: "blocked for this user" });
  });

  it("from the future is told with readable times", async () => {
    expect(outcomeOf(await signIn({ claims: { iat: now() + 600, exp: now() + 700 } }))).toMatch(
      /^misconfigured: iat: \d{4}-\S+Z, now \d{4}-\S+Z, tolerance 60 s$/,
    );
  });
});
