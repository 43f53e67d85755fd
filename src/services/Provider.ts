/** The identity provider's addresses: those of `/config.json`, the others from its own metadata (OpenID Connect Discovery). */
import { Context, Effect, Layer, Schema } from "effect";
import type * as OAuth from "oauth4webapi";
import { otherForm } from "#src/domain/sign-in/issuers.ts";
import { isSecureUrl } from "#src/domain/secureUrl.ts";
import { AppConfig } from "./AppConfig.ts";
import { failedCheck } from "./failedCheck.ts";
import { SignInInvalid, SignInUnreachable } from "./signInErrors.ts";

export interface ProviderAddresses {
  /** As the provider names itself: that of `/config.json`, perhaps with or without a slash at its end. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  /** Null where the provider has none. */
  readonly endSessionEndpoint: string | null;
  /** Whether its authorization responses name it (RFC 9207). */
  readonly namesItself: boolean;
}

// Loaded on demand, as few pages need it.
export const oauthLibrary = Effect.tryPromise({
  try: () => import("oauth4webapi"),
  catch: (cause) => new SignInUnreachable({ cause }),
});

/** For requests to the provider. AppConfig permits http for this machine only. */
export const requestOptions = (
  oauth: typeof OAuth,
): OAuth.TokenEndpointRequestOptions & OAuth.DiscoveryRequestOptions & OAuth.ValidateSignatureOptions => ({
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
  [oauth.allowInsecureRequests]: true,
  signal: () => AbortSignal.timeout(15_000),
});

const Address = Schema.String.pipe(Schema.filter(isSecureUrl));
const Metadata = Schema.Struct({
  issuer: Schema.String,
  authorization_endpoint: Schema.optional(Address),
  token_endpoint: Schema.optional(Address),
  jwks_uri: Schema.optional(Address),
  end_session_endpoint: Schema.optional(Address),
  authorization_response_iss_parameter_supported: Schema.optional(Schema.Boolean),
});

const missing = (name: string) =>
  new SignInInvalid({ code: "metadata", message: `metadata: the provider names no ${name}` });

export class Provider extends Context.Tag("src/services/Provider")<
  Provider,
  {
    /** Asks the provider once, and only where `/config.json` leaves out an address. */
    readonly addresses: Effect.Effect<ProviderAddresses, SignInInvalid | SignInUnreachable>;
  }
>() {
  static readonly layer = Layer.effect(
    Provider,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;

      const discover = Effect.gen(function* () {
        const oauth = yield* oauthLibrary;
        const response = yield* Effect.tryPromise({
          try: () => oauth.discoveryRequest(new URL(oidc.issuer), requestOptions(oauth)),
          catch: (cause) => new SignInUnreachable({ cause }),
        });
        const found = yield* Effect.tryPromise({
          try: () => {
            const checkedFor = (issuer: string) =>
              oauth.processDiscoveryResponse(new URL(issuer), response.clone());
            return checkedFor(oidc.issuer).catch((error: unknown) =>
              checkedFor(otherForm(oidc.issuer)).catch(() => Promise.reject(error)),
            );
          },
          catch: (cause) => new SignInInvalid(failedCheck(cause)),
        });
        return yield* Effect.mapError(
          Schema.decodeUnknown(Metadata)(found),
          ({ message }) => new SignInInvalid({ code: "metadata", message: `metadata: ${message}` }),
        );
      });

      const { authorizationEndpoint, tokenEndpoint, jwksUri, endSessionEndpoint } = oidc;
      const resolve = Effect.gen(function* () {
        if (authorizationEndpoint && tokenEndpoint && jwksUri && endSessionEndpoint !== undefined) {
          const { issuer } = oidc;
          return {
            issuer,
            authorizationEndpoint,
            tokenEndpoint,
            jwksUri,
            endSessionEndpoint,
            namesItself: false,
          };
        }
        const found = yield* discover;
        return {
          issuer: found.issuer,
          authorizationEndpoint:
            authorizationEndpoint ??
            found.authorization_endpoint ??
            (yield* missing("authorization_endpoint")),
          tokenEndpoint: tokenEndpoint ?? found.token_endpoint ?? (yield* missing("token_endpoint")),
          jwksUri: jwksUri ?? found.jwks_uri ?? (yield* missing("jwks_uri")),
          endSessionEndpoint:
            endSessionEndpoint === undefined ? (found.end_session_endpoint ?? null) : endSessionEndpoint,
          namesItself: found.authorization_response_iss_parameter_supported === true,
        };
      });
      const [addresses, forget] = yield* Effect.cachedInvalidateWithTTL(resolve, "1 day");
      return { addresses: Effect.tapErrorCause(addresses, () => forget) };
    }),
  );
}
