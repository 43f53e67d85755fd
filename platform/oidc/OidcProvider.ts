/** Configuration of oidc-provider: one first-party client, authorization code with PKCE, no other features. */
import { Context, Effect, Layer, Runtime, Schedule } from "effect";
import type { Configuration } from "oidc-provider";
import { AnswerTime } from "#platform/database/unavailability.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { forRequest } from "#platform/server/requestId.ts";
import { accounts } from "./Accounts.ts";
import { artifactStore, removeExpired } from "./ArtifactStore.ts";
import { proofAlgorithm } from "./callProof.ts";
import { endSession } from "./endSession.ts";
import { OidcKeys } from "./OidcKeys.ts";
import { OidcLifetimes } from "./OidcLifetimes.ts";
import {
  algorithm,
  audienceScope,
  clientId,
  cookieNames,
  grantClaim,
  oidcNames,
  sessionCookie,
} from "./OidcNames.ts";
import { errors, Provider } from "./provider.ts";
import { providerLimits } from "./ProviderLimits.ts";
import { providerPages } from "./ProviderPages.ts";
import { restoreMethod } from "./refreshByGet.ts";
import { limitTime, providerEffects } from "./requestTime.ts";
import { keepKeys, policyWithKeys } from "./sessionKeys.ts";
import { deriveSuccessors } from "./successors.ts";

const make = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const { origin } = config;
  const { signing, cookies, successors, nonces } = yield* OidcKeys;
  const lifetimes = yield* OidcLifetimes;
  const adapter = yield* artifactStore;
  const { byId } = yield* accounts;
  const limit = yield* providerLimits;
  const run = yield* providerEffects;
  const runtime = yield* Effect.runtime();
  const names = oidcNames(origin);
  const pages = providerPages(config);
  const { path: _, ...shortCookie } = sessionCookie;

  const configuration: Configuration = {
    adapter,
    jwks: signing,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        redirect_uris: [names.redirectUri],
        post_logout_redirect_uris: [names.postLogoutRedirectUri],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        id_token_signed_response_alg: algorithm,
        // Whatever the console is told: a script in it would ask without a key (RFC 9449 §5.2).
        dpop_bound_access_tokens: config.dpop === "required",
      },
    ],
    claims: { openid: ["sub"], email: ["email"], profile: ["given_name", "family_name", "locale"] },
    clientAuthMethods: ["none"],
    clientBasedCORS: (_ctx, requester) => requester === origin,
    cookies: { names: cookieNames(origin), keys: cookies, long: sessionCookie, short: shortCookie },
    enabledJWA: { idTokenSigningAlgValues: [algorithm], dPoPSigningAlgValues: [proofAlgorithm] },
    extraTokenClaims: (_ctx, token) => ("grantId" in token ? { [grantClaim]: token.grantId } : undefined),
    findAccount: (_ctx, id) => run(byId(id)),
    interactions: {
      policy: yield* policyWithKeys,
      url: (_ctx, { uid }) => `${names.issuer}/interaction/${uid}`,
    },
    pkce: { required: () => true },
    responseTypes: ["code"],
    routes: { authorization: "/auth", end_session: "/session/end", jwks: "/jwks", token: "/token" },
    scopes: ["openid", "offline_access"],
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.authorizationCode,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      RefreshToken: ({ oidc }) => oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
      Session: lifetimes.session,
    },
    // Bound ones too, so that a second use is noticed.
    rotateRefreshToken: true,
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      dPoP: {
        enabled: true,
        // A proof with a nonce needs no right clock, so a client whose clock is wrong is asked for one.
        nonceSecret: Buffer.from(nonces, "base64url"),
        // Called right before the proof is compared with the request.
        requireNonce: (ctx) => {
          restoreMethod(ctx);
          return false;
        },
      },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: pages.logoutSource,
        postLogoutSuccessSource: pages.postLogoutSuccessSource,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => names.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== names.audience) throw new errors.InvalidTarget();
          return {
            audience: names.audience,
            scope: audienceScope,
            accessTokenFormat: "jwt",
            accessTokenTTL: lifetimes.accessToken,
            jwt: { sign: { alg: algorithm } },
          };
        },
      },
    },
  };

  const provider = new Provider(names.issuer, configuration);
  deriveSuccessors(provider, successors);
  keepKeys(provider);
  provider.proxy = true; // trusts the forwarded headers, which OidcHttp sets to the origin
  provider.silent = true; // Koa would print a stack, in no format, for each connection that its client breaks
  provider.use(limitTime(yield* AnswerTime));
  provider.use(pages.renderUnhandled);
  limit(provider, pages);
  provider.use(yield* endSession);
  provider.on("server_error", ({ req }, error) => {
    const line = Effect.logError("The OpenID provider failed", error.stack ?? error.message);
    Runtime.runFork(runtime)(forRequest(req)(line));
  });
  yield* Effect.forkScoped(Effect.repeat(removeExpired, Schedule.spaced("10 minutes")));
  return provider;
});

export class OidcProvider extends Context.Tag("platform/OidcProvider")<OidcProvider, Provider>() {
  static readonly layer = Layer.scoped(OidcProvider, make);
}
