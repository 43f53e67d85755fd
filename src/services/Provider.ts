/** The identity provider's addresses: from `/config.json`, otherwise from its metadata (OpenID Connect Discovery). */
import { Context, Effect, Layer } from "effect";
import { AppConfig } from "./AppConfig.ts";
import type { Metadata } from "./sign-in/oidcProtocol.ts";
import { type SignInError, SignInInvalid, SignInUnreachable } from "./sign-in/signInErrors.ts";

export interface ProviderAddresses {
  /** The provider's own name: the issuer of `/config.json`, which may differ in a slash at the end. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  /** Null if the provider has none. */
  readonly endSessionEndpoint: string | null;
  /** Of ID tokens, as the metadata announce them; undefined without metadata. */
  readonly signingAlgorithms: ReadonlyArray<string> | undefined;
}

export const oidcProtocol = Effect.tryPromise({
  try: () => import("./sign-in/oidcProtocol.ts"),
  catch: (cause) => new SignInUnreachable({ cause }),
});

const discovered = (issuer: string) =>
  Effect.flatMap(oidcProtocol, ({ discover }) =>
    Effect.tryPromise({
      try: () => discover(issuer),
      // `discover` throws nothing else.
      catch: (error) => error as SignInError,
    }),
  );

const missing = (name: string) =>
  new SignInInvalid({ code: "metadata", message: `metadata: the provider names no ${name}` });

export class Provider extends Context.Tag("src/services/Provider")<
  Provider,
  {
    /** Requests the provider's metadata once, and only if `/config.json` leaves out an address. */
    readonly addresses: Effect.Effect<ProviderAddresses, SignInError>;
    /** Whether the metadata say that authorization responses name the issuer (RFC 9207); false without metadata. */
    readonly namesItself: Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.effect(
    Provider,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const { authorizationEndpoint, tokenEndpoint, jwksUri, endSessionEndpoint } = oidc;
      const isComplete =
        authorizationEndpoint && tokenEndpoint && jwksUri && endSessionEndpoint !== undefined;
      const resolve = Effect.gen(function* () {
        const found: Partial<Metadata> = isComplete ? {} : yield* discovered(oidc.issuer);
        return {
          issuer: found.issuer ?? oidc.issuer,
          authorizationEndpoint:
            authorizationEndpoint ??
            found.authorization_endpoint ??
            (yield* missing("authorization_endpoint")),
          tokenEndpoint: tokenEndpoint ?? found.token_endpoint ?? (yield* missing("token_endpoint")),
          jwksUri: jwksUri ?? found.jwks_uri ?? (yield* missing("jwks_uri")),
          endSessionEndpoint:
            endSessionEndpoint === undefined ? (found.end_session_endpoint ?? null) : endSessionEndpoint,
          signingAlgorithms: found.id_token_signing_alg_values_supported,
        };
      });
      const [addresses, forget] = yield* Effect.cachedInvalidateWithTTL(resolve, "1 day");
      const namesItself = Effect.match(discovered(oidc.issuer), {
        onSuccess: (found) => found.authorization_response_iss_parameter_supported === true,
        onFailure: () => false,
      });
      return { addresses: Effect.tapErrorCause(addresses, () => forget), namesItself };
    }),
  );
}
