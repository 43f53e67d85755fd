/** A sign-in completes only with a valid authorization response and ID token; every forged one is refused. */
import { createHash } from "node:crypto";
import { Effect, Exit } from "effect";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Oidc } from "#src/services/Oidc.ts";
import {
  clientId,
  failureOf,
  type Forged,
  issuer,
  now,
  oidcWith,
  outcomeOf,
  signIn,
  unsigned,
} from "./forgedSignIn.ts";
import { config } from "#test/support/smallServer.ts";

afterEach(() => void vi.restoreAllMocks());

describe("an authorization request", () => {
  const begin = (options?: { readonly forcePrompt: boolean }) =>
    Effect.runPromise(
      Effect.flatMap(Oidc, (oidc) => oidc.begin("/administer/users", "de", options)).pipe(
        Effect.provide(oidcWith({ dpop: "off" })),
      ),
    );

  it("names the client, its scope, its redirect URI and the language", async () => {
    const url = new URL(await begin());
    expect(url.origin + url.pathname).toBe(config.oidc.authorizationEndpoint);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      redirect_uri: "https://console.example/auth",
      response_type: "code",
      scope: "openid profile email offline_access wellbeing-platform",
      ui_locales: "de",
    });
    expect(url.searchParams.has("prompt")).toBe(false);
  });

  it("contains the configured scopes and further parameters", async () => {
    const oidc = {
      dpop: "off",
      scopes: ["openid", "email"],
      audienceScope: "",
      authorizationParameters: { audience: "api" },
    };
    const url = new URL(
      await Effect.runPromise(
        Effect.provide(
          Effect.flatMap(Oidc, ({ begin }) => begin("/administer/users", "de")),
          oidcWith(oidc),
        ),
      ),
    );
    expect(url.searchParams.get("scope")).toBe("openid email");
    expect(url.searchParams.get("audience")).toBe("api");
  });

  it("forces a prompt", async () => {
    expect(new URL(await begin({ forcePrompt: true })).searchParams.get("prompt")).toBe("login");
  });

  it("has its own state, nonce and challenge each time", async () => {
    const [one, other] = [new URL(await begin()), new URL(await begin())];
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
  });
});

it.each([
  ["id", "id"],
  [null, null],
])("the end of the session names the client, the redirect URI and the ID token %s", async (idToken, hint) => {
  const ending = Effect.flatMap(Oidc, ({ endSessionUrl }) => Effect.flatten(endSessionUrl(idToken)));
  const url = new URL(await Effect.runPromise(Effect.provide(ending, oidcWith())));
  expect(url.origin + url.pathname).toBe(config.oidc.endSessionEndpoint);
  expect(url.searchParams.get("client_id")).toBe(clientId);
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe("https://console.example/");
  expect(url.searchParams.get("id_token_hint")).toBe(hint);
});

describe("an authorization response", () => {
  it("signs in the subject of its ID token, once", async () => {
    const exit = await signIn();
    if (!Exit.isSuccess(exit)) throw new Error(outcomeOf(exit));
    expect(exit.value.first).toMatchObject({
      redirect: "/administer/overview",
      session: { subject: "ada", tokens: { access_token: "a", token_type: "Bearer" } },
    });
    expect(outcomeOf(exit.value.again)).toBe("SignInUnknown");
  });

  it("is exchanged with the verifier of the request's challenge (RFC 7636)", async () => {
    const exit = await signIn();
    if (!Exit.isSuccess(exit)) throw new Error(outcomeOf(exit));
    const { begun, exchanged } = exit.value;
    const verifier = exchanged.get("code_verifier") ?? "";
    expect(begun.get("code_challenge_method")).toBe("S256");
    expect(begun.get("code_challenge")).toBe(createHash("sha256").update(verifier).digest("base64url"));
    expect(verifier).toMatch(/^[\w-]{43,}$/);
    expect(exchanged.get("code")).toBe("c");
  });

  it("is exchanged once more after a fault of the provider, and no more", async () => {
    expect(outcomeOf(await signIn({ faults: 1 }))).toBe("signed in");
    expect(outcomeOf(await signIn({ faults: 2 }))).toMatch(/^SignInInvalid/);
    // The fault is the reason, not the code that it used up.
    expect(outcomeOf(await signIn({ faults: 1, isUsedUp: true }))).toMatch(/^SignInInvalid/);
  });

  it("keeps the granted scope, else the requested one", async () => {
    const scopeAfter = async (tokens: object) => {
      const exit = await signIn({ tokens });
      return Exit.isSuccess(exit) ? exit.value.first.session.scope : outcomeOf(exit);
    };
    expect(await scopeAfter({ scope: "openid email" })).toBe("openid email");
    expect(await scopeAfter({})).toBe("openid profile email offline_access wellbeing-platform");
  });

  it("is accepted from an issuer that names itself with a slash at the end", async () => {
    const iss = `${issuer}/`;
    expect(outcomeOf(await signIn({ claims: { iss }, answer: { iss } }))).toBe("signed in");
  });

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

  it("that is refused reports the failed check, the expected and the received value, but no token", async () => {
    const failure = failureOf(await signIn({ claims: { iss: "https://evil.example" } }));
    expect(failure?.message).toBe(`iss: expected "${issuer}", got "https://evil.example"`);
    const unsignedToken = unsigned({ iss: issuer, aud: clientId, sub: "ada" });
    for (const forged of [
      { idToken: unsignedToken },
      { key: "foreign" },
      { claims: { nonce: "other" } },
      { claims: { exp: now() - 900 } },
    ] as const) {
      const message = failureOf(await signIn(forged))?.message ?? "";
      expect(message).toMatch(/^\w+: \S/);
      expect(message).not.toMatch(/ey[\w-]{10}|other/);
    }
  });

  it("without its issuer is refused if the provider's metadata say that it sends one (RFC 9207)", async () => {
    const metadata = { issuer, authorization_response_iss_parameter_supported: true };
    const withoutIssuer = { answer: { iss: undefined } };
    expect(failureOf(await signIn({ ...withoutIssuer, metadata }))?.message).toBe(
      'iss: response parameter "iss" (issuer) missing',
    );
    expect(outcomeOf(await signIn({ ...withoutIssuer, metadata: { issuer } }))).toBe("signed in");
    expect(outcomeOf(await signIn(withoutIssuer))).toBe("signed in");
    expect(outcomeOf(await signIn({ metadata }))).toBe("signed in");
  });

  const moved = () => new Response(null, { status: 301, headers: { location: "https://id.example/new" } });
  const fault = () => Response.json({ error: "server_error" }, { status: 500 });
  const notFound = () => new Response("<h1>Not found</h1>", { status: 404 });
  const refusal = () =>
    Response.json({ error: "invalid_scope", error_description: "not known" }, { status: 400 });

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
  ])("of another status is named by method, address and status: %s", async (end, answer, oidc, message) => {
    expect(failureOf(await signIn({ answers: { [end]: answer }, oidc }))?.message).toBe(message);
  });

  it.each(["/token", "/jwks"])("fails by name if CORS blocks the answer of %s", async (failing) => {
    const [corsBlocked, unreachable] = [
      await signIn({ failing, isCorsBlocked: true }),
      await signIn({ failing }),
    ];
    expect(failureOf(corsBlocked)).toMatchObject({
      _tag: "SignInCorsBlocked",
      address: expect.stringMatching(new RegExp(`^https://[^?]+${failing}$`)),
      message: expect.stringContaining("CORS is probably missing"),
    });
    expect(outcomeOf(unreachable)).toBe("SignInUnreachable");
  });

  it.each(["", "a\nb", "ä", "a b"])("with the access token %j is refused", async (access_token) => {
    expect(outcomeOf(await signIn({ tokens: { access_token } }))).toMatch(/^SignIn(Invalid|Refused): /);
  });

  it.each<[what: string, forged: Forged, outcome: string]>([
    ["for another state", { answer: { state: "other" } }, "SignInUnknown"],
    [
      "that names another issuer (RFC 9207)",
      { answer: { iss: "https://evil.example" } },
      "SignInInvalid: iss",
    ],
    ["with another nonce", { claims: { nonce: "other" } }, "SignInInvalid: nonce"],
    ["of another issuer", { claims: { iss: "https://evil.example" } }, "SignInInvalid: iss"],
    ["for another client", { claims: { aud: "other" } }, "SignInInvalid: aud"],
    ["that has expired", { claims: { exp: now() - 120 } }, "SignInInvalid: exp"],
    ["issued in the future", { claims: { iat: now() + 120 } }, "SignInInvalid: iat"],
    ["signed with another key", { key: "foreign" }, "SignInInvalid: signature"],
    [
      "without a signature",
      { idToken: unsigned({ iss: issuer, aud: clientId, sub: "ada" }) },
      "SignInInvalid: alg",
    ],
    ["that is not a token", { idToken: "nonsense" }, "SignInInvalid: answer"],
  ])("%s is refused", async (_what, forged, outcome) => {
    expect(outcomeOf(await signIn(forged))).toBe(outcome);
  });
});
