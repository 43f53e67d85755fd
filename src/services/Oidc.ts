/** Sign-in at the identity provider: authorization code with PKCE (OpenID Connect Core §3.1, RFC 7636). */
import { Clock, Context, Effect, Layer, Option } from "effect";
import { askedScope } from "#src/domain/appConfigFile.ts";
import { knownKeyOf, type SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { AppConfig } from "./AppConfig.ts";
import { Browser } from "./Browser.ts";
import { PendingSignIns } from "./PendingSignIns.ts";
import { Provider } from "./Provider.ts";
import { SessionStore } from "./SessionStore.ts";
import * as oauth from "./sign-in/oidcProtocol.ts";
import { type SignInError, type SignInFailed, SignInUnknown } from "./sign-in/signInErrors.ts";

/** The session, and the path to continue at. */
export interface CompletedSignIn {
  readonly session: Omit<SessionRecord, "generation">;
  readonly redirect: string;
}

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
      forcePrompt: boolean,
    ) => Effect.Effect<string, SignInError>;
    /** Completes a sign-in with the parameters of the authorization response. */
    readonly complete: (params: URLSearchParams) => Effect.Effect<CompletedSignIn, SignInError>;
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
      const store = yield* SessionStore;

      return {
        begin: Effect.fn("Oidc.begin")(function* (redirect, language, forcePrompt) {
          const { authorizationEndpoint } = yield* provider.addresses;
          const state = oauth.generateRandomState();
          const nonce = oauth.generateRandomNonce();
          const codeVerifier = oauth.generateRandomCodeVerifier();
          const challenge = yield* Effect.promise(() => oauth.calculatePKCECodeChallenge(codeVerifier));
          const known = knownKeyOf(yield* store.read);
          const newKey = (yield* provider.bindsTokens)
            ? (known ?? (yield* Effect.promise(oauth.newProofKey)))
            : undefined;
          const signIn = { codeVerifier, nonce, redirect };
          const kept = yield* signIns.begin(state, { ...signIn, ...(newKey && { proofKey: newKey }) });
          const { key: proofKey, text } =
            kept.proofKey === undefined && oidc.dpop === "required"
              ? yield* Effect.promise(oauth.newKeyAsText)
              : { key: kept.proofKey };
          if (text !== undefined) yield* signIns.begin(state, { ...signIn, keyAsText: text });
          const thumbprint =
            proofKey && (yield* Effect.promise(() => oauth.thumbprintOf(oidc.clientId, proofKey)));
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
            ...(thumbprint !== undefined && { dpop_jkt: thumbprint }),
          };
          for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
          return url.href;
        }),
        complete: Effect.fn("Oidc.complete")(function* (params) {
          const state = params.get("state") ?? "";
          const pending = Option.getOrUndefined(yield* signIns.take(state));
          if (pending === undefined) return yield* new SignInUnknown();
          const { keyAsText } = pending;
          const signIn =
            keyAsText === undefined
              ? pending
              : { ...pending, proofKey: yield* Effect.promise(() => oauth.keyOfText(keyAsText)) };
          const now = Math.floor((yield* Clock.currentTimeMillis) / 1000);
          const addresses = yield* provider.addresses;
          const { answer, tokens, claims } = yield* Effect.tryPromise({
            try: () => oauth.exchange({ oidc, addresses, redirectUri, params, state, signIn, now }),
            // It throws nothing else.
            catch: (error) => error as SignInFailed,
          });
          if (answer.refresh_token === undefined && askedScope(oidc).includes("offline_access"))
            yield* Effect.logWarning(
              'The provider gave no refresh token: each expiry leads to a sign-in. Some give one only after a question: set "authorizationParameters": { "prompt": "consent" } in the "oidc" part of /config.json.',
            );
          return {
            redirect: signIn.redirect,
            session: {
              subject: claims?.sub ?? null,
              scope: answer.scope === undefined || answer.scope === "" ? askedScope(oidc) : answer.scope,
              idToken: answer.id_token ?? null,
              tokens,
            },
          };
        }),
      };
    }),
  );
}
