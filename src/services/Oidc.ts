/** Sign-in at the identity provider: authorization code with PKCE (OpenID Connect Core §3.1, RFC 7636). */
import { Clock, Context, Data, Effect, Layer, Option } from "effect";
import type * as OAuth from "oauth4webapi";
import { AppConfig } from "./AppConfig.ts";
import { Browser } from "./Browser.ts";
import { type PendingSignIn, PendingSignIns } from "./PendingSignIns.ts";
import type { SessionRecord } from "./SessionStore.ts";
import type { StorageFailed } from "./BrowserDatabase.ts";
import { scopeFor } from "./TokenEndpoint.ts";

/** The identity provider refused. `error` is a code of RFC 6749 §4.1.2.1 or §5.2, such as `access_denied`. */
export class SignInRefused extends Data.TaggedError("SignInRefused")<{ readonly error: string }> {}
/** The response belongs to no pending sign-in of this browser: it is too old, was used before, or is forged. */
export class SignInUnknown extends Data.TaggedError("SignInUnknown") {}
/** The response or one of its tokens is invalid. */
export class SignInInvalid extends Data.TaggedError("SignInInvalid")<{ readonly cause: unknown }> {}
/** The identity provider could not be reached. */
export class SignInUnreachable extends Data.TaggedError("SignInUnreachable")<{ readonly cause: unknown }> {}

export type SignInError = SignInRefused | SignInUnknown | SignInInvalid | SignInUnreachable | StorageFailed;

/** The session, and the path to continue at. */
export interface CompletedSignIn {
  readonly session: Omit<SessionRecord, "generation">;
  readonly redirect: string;
}

/** Seconds that the identity provider's clock may be ahead. */
const clockTolerance = 60;

// Loaded on demand, as only /auth needs it.
const library = Effect.tryPromise({
  try: () => import("oauth4webapi"),
  catch: (cause) => new SignInUnreachable({ cause }),
});

const toSignInError = (oauth: typeof OAuth) => (cause: unknown) => {
  if (cause instanceof oauth.AuthorizationResponseError || cause instanceof oauth.ResponseBodyError) {
    return new SignInRefused({ error: cause.error });
  }
  // A network failure of fetch is a TypeError, a timeout is a DOMException.
  return cause instanceof TypeError || cause instanceof DOMException
    ? new SignInUnreachable({ cause })
    : new SignInInvalid({ cause });
};

export class Oidc extends Context.Tag("src/services/Oidc")<
  Oidc,
  {
    /**
     * Stores a pending sign-in that continues at `redirect`, and returns the URL of the authorization request.
     * `forcePrompt` makes the provider ask for credentials even when it has a session (`prompt=login`).
     */
    readonly begin: (
      redirect: string,
      language: string,
      options?: { readonly forcePrompt: boolean },
    ) => Effect.Effect<string, SignInError>;
    /** Completes a sign-in with the parameters of the authorization response. */
    readonly complete: (params: URLSearchParams) => Effect.Effect<CompletedSignIn, SignInError>;
    /** URL that ends the session at the identity provider (RP-Initiated Logout). */
    readonly endSessionUrl: (idToken: string | null) => string;
  }
>() {
  static readonly layer = Layer.effect(
    Oidc,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const signIns = yield* PendingSignIns;
      const { origin } = yield* Browser;
      const redirectUri = `${origin}/auth`;
      const client: OAuth.Client = { client_id: oidc.clientId };
      const server: OAuth.AuthorizationServer = {
        issuer: oidc.issuer,
        authorization_endpoint: oidc.authorizationEndpoint,
        token_endpoint: oidc.tokenEndpoint,
        jwks_uri: oidc.jwksUri,
      };

      const exchange = async (
        oauth: typeof OAuth,
        params: URLSearchParams,
        state: string,
        signIn: PendingSignIn,
        now: number,
      ) => {
        // AppConfig permits http for this machine only.
        const options = {
          // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
          [oauth.allowInsecureRequests]: true,
          signal: () => AbortSignal.timeout(15_000),
        };
        const valid = oauth.validateAuthResponse(server, client, params, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          valid,
          redirectUri,
          signIn.codeVerifier,
          options,
        );
        const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: signIn.nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, options);
        const claims = oauth.getValidatedIdTokenClaims(answer);
        // The library checks `exp` and `nbf` only (OpenID Connect Core §3.1.3.7, 10).
        if ((claims?.iat ?? Infinity) > now + clockTolerance)
          throw new Error("The ID token was issued in the future");
        return { answer, claims };
      };

      return {
        begin: Effect.fn("Oidc.begin")(function* (
          redirect,
          language,
          { forcePrompt } = { forcePrompt: false },
        ) {
          const oauth = yield* library;
          const state = oauth.generateRandomState();
          const nonce = oauth.generateRandomNonce();
          const codeVerifier = oauth.generateRandomCodeVerifier();
          const challenge = yield* Effect.promise(() => oauth.calculatePKCECodeChallenge(codeVerifier));
          yield* signIns.begin(state, { codeVerifier, nonce, redirect });
          const url = new URL(oidc.authorizationEndpoint);
          const params = {
            client_id: oidc.clientId,
            redirect_uri: redirectUri,
            response_type: "code",
            scope: scopeFor(oidc.audienceScope),
            state,
            nonce,
            code_challenge: challenge,
            code_challenge_method: "S256",
            ui_locales: language,
            ...(forcePrompt && { prompt: "login" }),
          };
          for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
          return url.href;
        }),
        complete: Effect.fn("Oidc.complete")(function* (params) {
          const oauth = yield* library;
          const state = params.get("state") ?? "";
          const signIn = Option.getOrUndefined(yield* signIns.take(state));
          if (signIn === undefined) return yield* new SignInUnknown();
          const now = Math.floor((yield* Clock.currentTimeMillis) / 1000);
          const { answer, claims } = yield* Effect.tryPromise({
            try: () => exchange(oauth, params, state, signIn, now),
            catch: toSignInError(oauth),
          });
          return {
            redirect: signIn.redirect,
            session: {
              subject: claims?.sub ?? null,
              idToken: answer.id_token ?? null,
              tokens: {
                access_token: answer.access_token,
                // oauth4webapi lowercases it; the registered scheme is "Bearer" (RFC 6750).
                token_type: answer.token_type === "bearer" ? "Bearer" : answer.token_type,
                ...(answer.refresh_token === undefined ? {} : { refresh_token: answer.refresh_token }),
              },
            },
          };
        }),
        endSessionUrl: (idToken) => {
          const url = new URL(oidc.endSessionEndpoint);
          url.searchParams.set("client_id", oidc.clientId);
          url.searchParams.set("post_logout_redirect_uri", `${origin}/`);
          if (idToken !== null) url.searchParams.set("id_token_hint", idToken);
          return url.href;
        },
      };
    }),
  );
}
