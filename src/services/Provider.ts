/** The identity provider's addresses: from `/config.json`, otherwise from its metadata (OpenID Connect Discovery). */
import { Context, Effect, Layer, Option } from "effect";
import { AppConfig } from "./AppConfig.ts";
import { Browser } from "./Browser.ts";
import type { Metadata, ProviderAddresses } from "./sign-in/oidcProtocol.ts";
import { SignInFailed } from "./sign-in/signInErrors.ts";

const discovered = (issuer: string) =>
  Effect.tryPromise({
    try: async () => (await import("./sign-in/oidcProtocol.ts")).discover(issuer),
    // Another error is that of a part that did not load.
    catch: (error) =>
      error instanceof SignInFailed
        ? error
        : new SignInFailed({ reason: "unreachable", message: String(error) }),
  });

/** Whether it says nothing of what the provider can do. */
const isPassing = ({ reason }: SignInFailed): boolean => reason === "unreachable";

const noMetadata =
  'The provider\'s metadata do not answer, so this sign-in has bearer tokens. Set "dpop" in the "oidc" part of /config.json: to "off", or to "required" for tokens that are bound to a key.';

const missing = (name: string) =>
  new SignInFailed({ reason: "misconfigured", message: `metadata: the provider names no ${name}` });

export class Provider extends Context.Tag("src/services/Provider")<
  Provider,
  {
    /** Requests the provider's metadata once, and only if `/config.json` leaves out an address. */
    readonly addresses: Effect.Effect<ProviderAddresses, SignInFailed>;
    /** Whether tokens are to be bound to a key (DPoP, RFC 9449); false without metadata, unless an address is missing. */
    readonly bindsTokens: Effect.Effect<boolean, SignInFailed>;
    /** URL that ends the provider's session (RP-Initiated Logout); none without such an address, and if it is not known. */
    readonly endSessionUrl: (idToken: string | null) => Effect.Effect<Option.Option<string>>;
  }
>() {
  static readonly layer = Layer.effect(
    Provider,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const { origin } = yield* Browser;
      const { authorizationEndpoint, tokenEndpoint, jwksUri, endSessionEndpoint } = oidc;
      const [metadata, invalidateMetadata] = yield* Effect.cachedInvalidateWithTTL(
        discovered(oidc.issuer),
        "1 day",
      );
      const found = Effect.tapErrorCause(metadata, () => invalidateMetadata);
      const isComplete =
        authorizationEndpoint && tokenEndpoint && jwksUri && endSessionEndpoint !== undefined;
      const resolve = Effect.gen(function* () {
        const named: Partial<Metadata> = isComplete ? {} : yield* found;
        return {
          issuer: named.issuer ?? oidc.issuer,
          authorizationEndpoint:
            authorizationEndpoint ??
            named.authorization_endpoint ??
            (yield* missing("authorization_endpoint")),
          tokenEndpoint: tokenEndpoint ?? named.token_endpoint ?? (yield* missing("token_endpoint")),
          jwksUri: jwksUri ?? named.jwks_uri ?? (yield* missing("jwks_uri")),
          endSessionEndpoint:
            endSessionEndpoint === undefined ? (named.end_session_endpoint ?? null) : endSessionEndpoint,
          namesItself: named.authorization_response_iss_parameter_supported === true,
          signingAlgorithms: named.id_token_signing_alg_values_supported,
        };
      });
      return {
        addresses: resolve,
        bindsTokens:
          oidc.dpop !== "auto"
            ? Effect.succeed(oidc.dpop === "required")
            : found.pipe(
                Effect.timeoutFail({
                  duration: "3 seconds",
                  onTimeout: () =>
                    new SignInFailed({ reason: "unreachable", message: "no metadata in time" }),
                }),
                // Without an answer nobody knows, and bearer tokens would last for the whole sign-in.
                Effect.retry({ times: 2, while: isPassing }),
                Effect.map((at) => at.dpop_signing_alg_values_supported?.includes("ES256") === true),
                Effect.catchAll((error) => {
                  if (!isPassing(error)) return Effect.succeed(false);
                  if (!isComplete) return Effect.fail(error);
                  // Whoever names all addresses may do so because no browser reaches the metadata.
                  return Effect.as(Effect.logWarning(noMetadata), false);
                }),
              ),
        endSessionUrl: Effect.fn("Provider.endSessionUrl")(function* (idToken) {
          const addresses = Option.getOrUndefined(yield* Effect.option(resolve));
          if (!addresses?.endSessionEndpoint) return Option.none();
          const url = new URL(addresses.endSessionEndpoint);
          url.searchParams.set("client_id", oidc.clientId);
          url.searchParams.set("post_logout_redirect_uri", `${origin}/`);
          // It is optional, and many servers take addresses of 8 kB at most: a longer one would end nothing.
          if (idToken !== null && idToken.length <= 7500) url.searchParams.set("id_token_hint", idToken);
          return Option.some(url.href);
        }),
      };
    }),
  );
}
