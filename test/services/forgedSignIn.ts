/** A sign-in with an identity provider whose answers a test forges. */
import { Cause, Effect, Exit, Layer, Option } from "effect";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { vi } from "vitest";
import type { SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { type PendingSignIn, PendingSignIns } from "#src/services/PendingSignIns.ts";
import { Provider } from "#src/services/Provider.ts";
import { emptyRecord, SessionStore } from "#src/services/SessionStore.ts";
import { type SignInError, SignInUnknown } from "#src/services/sign-in/signInErrors.ts";
import { config, configWith } from "#test/support/smallServer.ts";

export const { issuer, clientId } = config.oidc;
const keys = { ours: await generateKeyPair("RS256"), foreign: await generateKeyPair("RS256") };
/** The provider's key, as it publishes it. */
export const publicKey = { ...(await exportJWK(keys.ours.publicKey)), kid: "1", alg: "RS256", use: "sig" };
export const now = () => Math.floor(Date.now() / 1000);

export interface Forged {
  readonly claims?: JWTPayload;
  readonly key?: keyof typeof keys;
  readonly idToken?: string;
  /** Changes to the authorization response; undefined leaves a parameter out. */
  readonly answer?: Readonly<Record<string, string | undefined>>;
  /** The provider's metadata; none by default. */
  readonly metadata?: object | undefined;
  /** Changes to the answer of the token endpoint. */
  readonly tokens?: object;
  /** An answer in place of the provider's own. */
  readonly instead?: (request: Request) => Response | undefined;
  readonly keepsKeys?: boolean;
  /** What the browser keeps of a former session. */
  readonly record?: SessionRecord;
  /** Changes to the configuration. */
  readonly oidc?: object;
}

/** Answers to requests whose address ends so, one after the other; the last one stays, and undefined is the provider's own. */
export const instead = (end: string, ...answers: ReadonlyArray<(() => Response) | undefined>) => {
  let count = 0;
  return ({ url }: Request) =>
    url.endsWith(end) ? answers[Math.min(count++, answers.length - 1)]?.() : undefined;
};

/** What a browser keeps, in memory. */
const pendingSignIns = (keepsKeys: boolean) => {
  const pending = new Map<string, PendingSignIn>();
  return Layer.succeed(PendingSignIns, {
    begin: (state, { proofKey, ...begun }) =>
      Effect.sync(() => {
        const signIn = { ...begun, ...(proofKey && keepsKeys && { proofKey }), startedAt: Date.now() };
        pending.set(state, signIn);
        return signIn;
      }),
    take: (state) =>
      Effect.sync(() => {
        const found = Option.fromNullable(pending.get(state));
        pending.delete(state);
        return found;
      }),
  });
};
export const browserWith = (keepsKeys = true, record = emptyRecord) =>
  Layer.mergeAll(
    Layer.mock(Browser, { origin: "https://console.example" }),
    pendingSignIns(keepsKeys),
    Layer.mock(SessionStore, { read: Effect.succeed(record) }),
  );

export const providerWith = (oidc: object = {}) =>
  Layer.provide(Provider.layer, [Layer.succeed(AppConfig, configWith(oidc)), browserWith()]);

export const oidcWith = (oidc: object = {}, keepsKeys = true, record = emptyRecord) =>
  Layer.provide(Oidc.layer, [
    providerWith(oidc),
    Layer.succeed(AppConfig, configWith(oidc)),
    browserWith(keepsKeys, record),
  ]);

/** One sign-in from the authorization request to the tokens. */
export const signIn = async ({
  claims,
  key = "ours",
  idToken,
  answer,
  metadata,
  tokens,
  oidc: changes,
  instead,
  keepsKeys = true,
  record,
}: Forged = {}) => {
  const program = Effect.gen(function* () {
    const oidc = yield* Oidc;
    let signedToken = "";
    let exchanged = new URLSearchParams();
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const other = instead?.(request);
      if (other) return other;
      if (request.url.endsWith("/jwks")) return Response.json({ keys: [publicKey] });
      if (request.url.includes("/.well-known/"))
        return metadata ? Response.json(metadata) : new Response(null, { status: 404 });
      exchanged = new URLSearchParams(await request.text());
      const answer = { access_token: "a", token_type: "Bearer", refresh_token: "r" };
      return Response.json({ ...answer, id_token: idToken ?? signedToken, ...tokens });
    });
    const { searchParams } = new URL(yield* oidc.begin("/administer/overview", "en", false));
    const nonce = searchParams.get("nonce");
    const own = { iss: issuer, aud: clientId, sub: "ada", iat: now(), exp: now() + 300, nonce };
    signedToken = yield* Effect.promise(() =>
      new SignJWT({ ...own, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .sign(keys[key].privateKey),
    );
    const response = { code: "c", state: searchParams.get("state") ?? "", iss: issuer, ...answer };
    const params = new URLSearchParams(
      Object.entries(response).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const first = yield* Effect.exit(oidc.complete(params));
    const again = yield* Effect.exit(oidc.complete(params));
    if (!(failureOf(again) instanceof SignInUnknown))
      return yield* Effect.dieMessage("The answer was taken twice");
    return { first: yield* first, again, begun: searchParams, exchanged };
  });
  return Effect.runPromiseExit(Effect.provide(program, oidcWith(changes, keepsKeys, record)));
};

export const failureOf = (exit: Exit.Exit<unknown, SignInError>) =>
  Exit.isFailure(exit) ? Option.getOrUndefined(Cause.failureOption(exit.cause)) : undefined;

/** `signed in`, or what the person is told, and the line for operators: `misconfigured: iss: expected …`. */
export const outcomeOf = (exit: Exit.Exit<unknown, SignInError>) => {
  const failure = failureOf(exit);
  if (failure === undefined) return Exit.isSuccess(exit) ? "signed in" : "died";
  return failure._tag === "SignInFailed" ? `${failure.reason}: ${failure.message}` : failure._tag;
};
