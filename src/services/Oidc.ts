/** Sign-in at the identity provider: authorization code with PKCE (OpenID Connect Core §3.1, RFC 7636). */
import { Clock, Context, Effect, Layer, Option } from "effect";
import type * as OAuth from "oauth4webapi";
import { formOf } from "#src/domain/sign-in/issuers.ts";
import { AppConfig } from "./AppConfig.ts";
import { Browser } from "./Browser.ts";
import { type PendingSignIn, PendingSignIns } from "./PendingSignIns.ts";
import type { SessionRecord } from "./SessionStore.ts";
import { failedCheck } from "./failedCheck.ts";
import { claimsOf } from "./idToken.ts";
import { oauthLibrary, Provider, type ProviderAddresses, requestOptions } from "./Provider.ts";
import { askedScope } from "./TokenEndpoint.ts";
import {
  type SignInError,
  SignInInvalid,
  SignInRefused,
  SignInUnknown,
  SignInUnreachable,
} from "./signInErrors.ts";

/** The session, and the path to continue at. */
export interface CompletedSignIn {
  readonly session: Omit<SessionRecord, "generation">;
  readonly redirect: string;
}

const toSignInError = (oauth: typeof OAuth) => (cause: unknown) => {
  if (cause instanceof oauth.AuthorizationResponseError || cause instanceof oauth.ResponseBodyError) {
    return new SignInRefused({ error: cause.error });
  }
  // A network failure of fetch is a TypeError, a timeout is a DOMException.
  if (cause instanceof TypeError || cause instanceof DOMException) return new SignInUnreachable({ cause });
  return cause instanceof SignInInvalid ? cause : new SignInInvalid(failedCheck(cause));
};

/** The ID token's times are compared with this device's clock, which may be wrong. */
const timeClaims = new Set(["exp", "iat", "nbf"]);

/** What the answer's ID token says of itself, before it is verified. */
const namedIn = async (response: Response) => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const isToken = typeof body === "object" && body !== null && "id_token" in body;
  return isToken ? Option.getOrUndefined(claimsOf(String(body.id_token))) : undefined;
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
    /** URL that ends the session at the identity provider (RP-Initiated Logout); none where it has no such address. */
    readonly endSessionUrl: (idToken: string | null) => Effect.Effect<Option.Option<string>>;
  }
>() {
  static readonly layer = Layer.effect(
    Oidc,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const signIns = yield* PendingSignIns;
      const { origin } = yield* Browser;
      const redirectUri = `${origin}/auth`;
      const provider = yield* Provider;

      const exchange = async (
        oauth: typeof OAuth,
        addresses: ProviderAddresses,
        params: URLSearchParams,
        state: string,
        signIn: PendingSignIn,
        now: number,
      ) => {
        const client: OAuth.Client = {
          client_id: oidc.clientId,
          [oauth.clockTolerance]: oidc.clockTolerance,
        };
        const serverAs = (issuer: string): OAuth.AuthorizationServer => ({
          issuer,
          authorization_endpoint: addresses.authorizationEndpoint,
          token_endpoint: addresses.tokenEndpoint,
          jwks_uri: addresses.jwksUri,
          authorization_response_iss_parameter_supported: addresses.namesItself,
        });
        const server = serverAs(formOf(addresses.issuer, params.get("iss")));
        const options = requestOptions(oauth);
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
        const named = await namedIn(response);
        try {
          const answer = await oauth.processAuthorizationCodeResponse(
            serverAs(formOf(addresses.issuer, named?.iss)),
            client,
            response,
            { expectedNonce: signIn.nonce, requireIdToken: true },
          );
          await oauth.validateApplicationLevelSignature(server, response, options);
          const claims = oauth.getValidatedIdTokenClaims(answer);
          // The library checks `exp` and `nbf` only (OpenID Connect Core §3.1.3.7, 10).
          if ((claims?.iat ?? Infinity) > now + oidc.clockTolerance) {
            const times = `${claims?.iat}, now ${now}, tolerance ${oidc.clockTolerance} s`;
            throw new SignInInvalid({ code: "iat", message: `iat: ${times}` });
          }
          return { answer, claims };
        } catch (cause) {
          const error = toSignInError(oauth)(cause);
          // It was issued a moment ago, so its time is the provider's.
          const ahead = now - (named?.iat ?? now);
          throw error._tag === "SignInInvalid" &&
            timeClaims.has(error.code) &&
            Math.abs(ahead) > oidc.clockTolerance
            ? new SignInInvalid({ code: error.code, message: error.message, clockAhead: ahead })
            : error;
        }
      };

      return {
        begin: Effect.fn("Oidc.begin")(function* (
          redirect,
          language,
          { forcePrompt } = { forcePrompt: false },
        ) {
          const oauth = yield* oauthLibrary;
          const { authorizationEndpoint } = yield* provider.addresses;
          const state = oauth.generateRandomState();
          const nonce = oauth.generateRandomNonce();
          const codeVerifier = oauth.generateRandomCodeVerifier();
          const challenge = yield* Effect.promise(() => oauth.calculatePKCECodeChallenge(codeVerifier));
          yield* signIns.begin(state, { codeVerifier, nonce, redirect });
          const url = new URL(authorizationEndpoint);
          const params = {
            ...oidc.authorizationParameters,
            client_id: oidc.clientId,
            redirect_uri: redirectUri,
            response_type: "code",
            scope: askedScope(oidc),
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
          const oauth = yield* oauthLibrary;
          const state = params.get("state") ?? "";
          const signIn = Option.getOrUndefined(yield* signIns.take(state));
          if (signIn === undefined) return yield* new SignInUnknown();
          const now = Math.floor((yield* Clock.currentTimeMillis) / 1000);
          const addresses = yield* provider.addresses;
          const { answer, claims } = yield* Effect.tryPromise({
            try: () => exchange(oauth, addresses, params, state, signIn, now),
            catch: toSignInError(oauth),
          });
          return {
            redirect: signIn.redirect,
            session: {
              subject: claims?.sub ?? null,
              scope: answer.scope ?? askedScope(oidc),
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
        endSessionUrl: Effect.fn("Oidc.endSessionUrl")(function* (idToken) {
          const addresses = yield* Effect.option(provider.addresses);
          return Option.map(
            Option.flatMapNullable(addresses, ({ endSessionEndpoint }) => endSessionEndpoint),
            (endpoint) => {
              const url = new URL(endpoint);
              url.searchParams.set("client_id", oidc.clientId);
              url.searchParams.set("post_logout_redirect_uri", `${origin}/`);
              if (idToken !== null) url.searchParams.set("id_token_hint", idToken);
              return url.href;
            },
          );
        }),
      };
    }),
  );
}
