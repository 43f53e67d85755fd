/** The refresh request: a GET to the token endpoint by default, as specified, or a POST (RFC 6749 §6). */
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from "@effect/platform";
import { Context, Data, Effect, Layer, Option, Schema } from "effect";
import { AppConfig } from "./AppConfig.ts";
import { claimsOf } from "./idToken.ts";
import { Tokens } from "./SessionStore.ts";

/** There are no new tokens: the provider refused, did not answer, or its response is invalid. */
export class RefreshFailed extends Data.TaggedError("RefreshFailed")<{ readonly cause: unknown }> {}

const TokenResponse = Schema.Struct({
  ...Tokens.fields,
  id_token: Schema.optionalWith(Schema.String, { exact: true }),
});
export type TokenResponse = typeof TokenResponse.Type;

/** Scope of every sign-in and refresh. */
export const scopeFor = (audienceScope: string): string =>
  `openid profile email offline_access ${audienceScope}`;

export class TokenEndpoint extends Context.Tag("src/services/TokenEndpoint")<
  TokenEndpoint,
  {
    /** Fails where the new ID token is of another `subject` (OpenID Connect Core §12.2). */
    readonly refresh: (
      refreshToken: string,
      subject: string | null,
    ) => Effect.Effect<TokenResponse, RefreshFailed>;
  }
>() {
  static readonly layer = Layer.effect(
    TokenEndpoint,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient).pipe(
        HttpClient.withTracerPropagation(false),
      );
      const isForSubject = (subject: string | null, idToken: string) =>
        Option.exists(
          claimsOf(idToken),
          ({ iss, sub, aud }) =>
            iss === oidc.issuer && sub === subject && [aud].flat().includes(oidc.clientId),
        );
      return {
        refresh: Effect.fn("TokenEndpoint.refresh")(
          function* (refreshToken, subject) {
            const params = {
              grant_type: "refresh_token",
              refresh_token: refreshToken,
              scope: scopeFor(oidc.audienceScope),
              client_id: oidc.clientId,
            };
            const request =
              oidc.refreshMethod === "GET"
                ? HttpClientRequest.get(oidc.tokenEndpoint, { urlParams: params })
                : HttpClientRequest.bodyUrlParams(HttpClientRequest.post(oidc.tokenEndpoint), params);
            const response = yield* client.execute(HttpClientRequest.acceptJson(request));
            const tokens = yield* HttpClientResponse.schemaBodyJson(TokenResponse)(response);
            if (tokens.id_token !== undefined && !isForSubject(subject, tokens.id_token)) {
              return yield* new RefreshFailed({ cause: "The new ID token is of another sign-in" });
            }
            return tokens;
          },
          Effect.provideService(FetchHttpClient.RequestInit, {
            cache: "no-store",
            credentials: "omit",
            referrerPolicy: "no-referrer",
            redirect: "error",
          }),
          Effect.timeout("10 seconds"),
          Effect.catchAll((cause) => new RefreshFailed({ cause })),
        ),
      };
    }),
  );
}
