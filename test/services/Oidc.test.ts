/** A sign-in completes only with a valid authorization response and ID token; every forged one is refused. */
import { createHash } from "node:crypto";
import { Effect, Exit, Layer, Option } from "effect";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { type PendingSignIn, PendingSignIns } from "#src/services/PendingSignIns.ts";
import { config } from "#test/support/smallServer.ts";

const { issuer, clientId } = config.oidc;
const keys = { ours: await generateKeyPair("RS256"), foreign: await generateKeyPair("RS256") };
const now = () => Math.floor(Date.now() / 1000);

interface Forged {
  readonly claims?: JWTPayload;
  readonly key?: keyof typeof keys;
  readonly idToken?: string;
  readonly answer?: Readonly<Record<string, string>>;
}

/** The service over pending sign-ins in memory. */
const oidcOver = (pending: Map<string, PendingSignIn>) =>
  Oidc.layer.pipe(
    Layer.provide([
      Layer.succeed(AppConfig, {
        ...config,
        oidc: { ...config.oidc, refreshMethod: "GET" as const },
        redirects: [],
      }),
      Layer.succeed(Browser, {
        origin: "https://console.example",
        leaveFor: () => Effect.never,
        reload: Effect.never,
      }),
      Layer.succeed(PendingSignIns, {
        begin: (state, begun) =>
          Effect.sync(() => void pending.set(state, { ...begun, startedAt: Date.now() })),
        take: (state) =>
          Effect.sync(() => {
            const found = Option.fromNullable(pending.get(state));
            pending.delete(state);
            return found;
          }),
      }),
    ]),
  );

/** One sign-in from the authorization request to the tokens. */
const signIn = async ({ claims, key = "ours", idToken, answer }: Forged = {}) => {
  const program = Effect.gen(function* () {
    const oidc = yield* Oidc;
    const { searchParams } = new URL(yield* oidc.begin("/administer/overview", "en"));
    const signed = yield* Effect.promise(() =>
      new SignJWT({
        iss: issuer,
        aud: clientId,
        sub: "ada",
        iat: now(),
        exp: now() + 300,
        nonce: searchParams.get("nonce"),
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .sign(keys[key].privateKey),
    );
    const jwk = yield* Effect.promise(() => exportJWK(keys.ours.publicKey));
    let exchanged = new URLSearchParams();
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/jwks")) {
        return Response.json({ keys: [{ ...jwk, kid: "1", alg: "RS256", use: "sig" }] });
      }
      exchanged = new URLSearchParams(await request.text());
      return Response.json({ access_token: "a", token_type: "Bearer", id_token: idToken ?? signed });
    });
    const params = new URLSearchParams({
      code: "c",
      state: searchParams.get("state") ?? "",
      iss: issuer,
      ...answer,
    });
    const first = yield* oidc.complete(params);
    return { first, again: yield* Effect.exit(oidc.complete(params)), begun: searchParams, exchanged };
  });
  return Effect.runPromiseExit(Effect.provide(program, oidcOver(new Map())));
};

const tagOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
  Exit.match(exit, {
    onSuccess: () => "signed in",
    onFailure: (cause) => (cause._tag === "Fail" ? cause.error._tag : cause._tag),
  });

const unsigned = (claims: object) =>
  [{ alg: "none" }, claims, ""]
    .map((part) => (part === "" ? "" : Buffer.from(JSON.stringify(part)).toString("base64url")))
    .join(".");

afterEach(() => void vi.restoreAllMocks());

describe("an authorization request", () => {
  const begin = (options?: { readonly forcePrompt: boolean }) =>
    Effect.runPromise(
      Effect.flatMap(Oidc, (oidc) => oidc.begin("/administer/users", "de", options)).pipe(
        Effect.provide(oidcOver(new Map())),
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
])("the end of the session names the client, the way back and the ID token %s", async (idToken, hint) => {
  const { endSessionUrl } = await Effect.runPromise(Effect.provide(Oidc, oidcOver(new Map())));
  const url = new URL(endSessionUrl(idToken));
  expect(url.origin + url.pathname).toBe(config.oidc.endSessionEndpoint);
  expect(url.searchParams.get("client_id")).toBe(clientId);
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe("https://console.example/");
  expect(url.searchParams.get("id_token_hint")).toBe(hint);
});

describe("an authorization response", () => {
  it("signs in the subject of its ID token, once", async () => {
    const exit = await signIn();
    if (!Exit.isSuccess(exit)) throw new Error(tagOf(exit));
    expect(exit.value.first).toMatchObject({
      redirect: "/administer/overview",
      session: { subject: "ada", tokens: { access_token: "a", token_type: "Bearer" } },
    });
    expect(tagOf(exit.value.again)).toBe("SignInUnknown");
  });

  it("is exchanged with the verifier of the request's challenge (RFC 7636)", async () => {
    const exit = await signIn();
    if (!Exit.isSuccess(exit)) throw new Error(tagOf(exit));
    const { begun, exchanged } = exit.value;
    const verifier = exchanged.get("code_verifier") ?? "";
    expect(begun.get("code_challenge_method")).toBe("S256");
    expect(begun.get("code_challenge")).toBe(createHash("sha256").update(verifier).digest("base64url"));
    expect(verifier).toMatch(/^[\w-]{43,}$/);
    expect(exchanged.get("code")).toBe("c");
  });

  it("is accepted from a clock that is 30 seconds ahead", async () => {
    expect(tagOf(await signIn({ claims: { iat: now() + 30 } }))).toBe("signed in");
  });

  it.each<[what: string, forged: Forged, tag: string]>([
    ["for another state", { answer: { state: "other" } }, "SignInUnknown"],
    ["that names another issuer (RFC 9207)", { answer: { iss: "https://evil.example" } }, "SignInInvalid"],
    ["with another nonce", { claims: { nonce: "other" } }, "SignInInvalid"],
    ["of another issuer", { claims: { iss: "https://evil.example" } }, "SignInInvalid"],
    ["for another client", { claims: { aud: "other" } }, "SignInInvalid"],
    ["that has expired", { claims: { exp: now() - 120 } }, "SignInInvalid"],
    ["issued in the future", { claims: { iat: now() + 120 } }, "SignInInvalid"],
    ["signed with another key", { key: "foreign" }, "SignInInvalid"],
    [
      "without a signature",
      { idToken: unsigned({ iss: issuer, aud: clientId, sub: "ada" }) },
      "SignInInvalid",
    ],
    ["that is not a token", { idToken: "nonsense" }, "SignInInvalid"],
  ])("%s is refused", async (_what, forged, tag) => {
    expect(tagOf(await signIn(forged))).toBe(tag);
  });
});
