/** A sign-in with an identity provider whose answers a test forges. */
import { Cause, Effect, Exit, Layer, Option } from "effect";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { vi } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { Provider } from "#src/services/Provider.ts";
import type { SignInError } from "#src/services/sign-in/signInErrors.ts";
import { pendingSignIns } from "./pendingSignIns.ts";
import { config, configWith } from "#test/support/smallServer.ts";

export const { issuer, clientId } = config.oidc;
const keys = { ours: await generateKeyPair("RS256"), foreign: await generateKeyPair("RS256") };
export const now = () => Math.floor(Date.now() / 1000);

export interface Forged {
  readonly claims?: JWTPayload;
  readonly key?: keyof typeof keys;
  readonly idToken?: string;
  /** Changes to the authorization response; undefined leaves a parameter out. */
  readonly answer?: Readonly<Record<string, string | undefined>>;
  /** The provider's metadata; none by default. */
  readonly metadata?: object;
  /** Asked at each request for the metadata. */
  readonly faultyMetadata?: () => boolean;
  /** Changes to the answer of the token endpoint. */
  readonly tokens?: object;
  /** The end of an address that gives no answer. */
  readonly failing?: string;
  /** Whether CORS blocks that answer, instead of there being none. */
  readonly isCorsBlocked?: boolean;
  /** Answers by the end of their address, in place of the provider's own. */
  readonly answers?: Readonly<Record<string, () => Response>>;
  /** How many requests to the token endpoint meet a fault first. */
  readonly faults?: number;
  /** Whether the code is used up after that. */
  readonly isUsedUp?: boolean;
  /** Whether the provider refuses proofs, and when its answer is from. */
  readonly proofRefusedAt?: Date;
  /** Whether the browser keeps keys. */
  readonly keepsKeys?: boolean;
  /** Changes to the configuration. */
  readonly oidc?: object;
}

export const oidcWith = (oidc: object = {}, keepsKeys = true) =>
  Oidc.layer.pipe(
    Layer.provide(Provider.layer),
    Layer.provide([
      Layer.succeed(AppConfig, configWith(oidc)),
      Layer.succeed(Browser, {
        origin: "https://console.example",
        leaveFor: () => Effect.never,
        reload: Effect.never,
      }),
      pendingSignIns(undefined, keepsKeys),
    ]),
  );

/** One sign-in from the authorization request to the tokens. */
export const signIn = async ({
  claims,
  key = "ours",
  idToken,
  answer,
  metadata,
  faultyMetadata,
  tokens,
  oidc: changes,
  failing = "",
  isCorsBlocked = false,
  proofRefusedAt,
  faults = 0,
  isUsedUp = false,
  answers = {},
  keepsKeys = true,
}: Forged = {}) => {
  const program = Effect.gen(function* () {
    const oidc = yield* Oidc;
    let signedToken = "";
    let faultsLeft = faults;
    const jwk = yield* Effect.promise(() => exportJWK(keys.ours.publicKey));
    let exchanged = new URLSearchParams();
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      // As browsers do: without CORS the answer arrives, but only a request that cannot read it succeeds.
      if (failing !== "" && request.url.endsWith(failing)) {
        if (isCorsBlocked && request.mode === "no-cors") return new Response();
        throw new TypeError("Failed to fetch");
      }
      const [, other] = Object.entries(answers).find(([end]) => request.url.endsWith(end)) ?? [];
      if (other) return other();
      if (request.url.endsWith("/jwks")) {
        return Response.json({ keys: [{ ...jwk, kid: "1", alg: "RS256", use: "sig" }] });
      }
      if (request.url.includes("/.well-known/") && faultyMetadata?.())
        return new Response(null, { status: 503 });
      if (request.url.includes("/.well-known/"))
        return metadata ? Response.json(metadata) : new Response(null, { status: 404 });
      exchanged = new URLSearchParams(await request.text());
      if (faultsLeft-- > 0) return new Response("Bad gateway", { status: 502 });
      if (isUsedUp) return Response.json({ error: "invalid_grant" }, { status: 400 });
      if (proofRefusedAt && request.headers.has("dpop")) {
        const headers = { date: proofRefusedAt.toUTCString() };
        return Response.json({ error: "invalid_dpop_proof" }, { status: 400, headers });
      }
      return Response.json({
        access_token: "a",
        token_type: "Bearer",
        refresh_token: "r",
        id_token: idToken ?? signedToken,
        ...tokens,
      });
    });
    const { searchParams } = new URL(yield* oidc.begin("/administer/overview", "en"));
    signedToken = yield* Effect.promise(() =>
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
    const response = { code: "c", state: searchParams.get("state") ?? "", iss: issuer, ...answer };
    const params = new URLSearchParams(
      Object.entries(response).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const first = yield* oidc.complete(params);
    return { first, again: yield* Effect.exit(oidc.complete(params)), begun: searchParams, exchanged };
  });
  return Effect.runPromiseExit(Effect.provide(program, oidcWith(changes, keepsKeys)));
};

export const failureOf = (exit: Exit.Exit<unknown, SignInError>) =>
  Exit.isFailure(exit) ? Option.getOrUndefined(Cause.failureOption(exit.cause)) : undefined;

/** `signed in`, or the tag of the failure with the check that failed: `SignInInvalid: iss`. */
export const outcomeOf = (exit: Exit.Exit<unknown, SignInError>) => {
  const failure = failureOf(exit);
  if (failure === undefined) return Exit.isSuccess(exit) ? "signed in" : "died";
  return failure._tag === "SignInInvalid" ? `${failure._tag}: ${failure.code}` : failure._tag;
};

export const unsigned = (claims: object) =>
  [{ alg: "none" }, claims, ""]
    .map((part) => (part === "" ? "" : Buffer.from(JSON.stringify(part)).toString("base64url")))
    .join(".");
