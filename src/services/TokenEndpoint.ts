/** The refresh request as the specification has it: a GET to the token endpoint (POST by configuration). */
import { FetchHttpClient, HttpClient, HttpClientRequest, HttpClientResponse } from "@effect/platform";
import { Context, Data, Effect, Layer, Option, Schema } from "effect";
import { AppConfig } from "./AppConfig.ts";
import { claimsOf } from "./idToken.ts";
import { Tokens } from "./SessionStore.ts";

/** The identity provider gave no new tokens, for whatever reason. */
export class RefreshFailed extends Data.TaggedError("RefreshFailed")<{ readonly cause: unknown }> {}

const TokenAnswer = Schema.Struct({
  ...Tokens.fields,
  id_token: Schema.optionalWith(Schema.String, { exact: true }),
});
export type TokenAnswer = typeof TokenAnswer.Type;

/** Scope of every sign-in and refresh. */
export const scopeOf = (audienceScope: string): string =>
  `openid profile email offline_access ${audienceScope}`;

export class TokenEndpoint extends Context.Tag("src/services/TokenEndpoint")<
  TokenEndpoint,
  {
    /** An ID token in the answer has to be of the same `subject` (OpenID Connect Core §12.2). */
    readonly refresh: (
      refreshToken: string,
      subject: string | null,
    ) => Effect.Effect<TokenAnswer, RefreshFailed>;
  }
>() {
  static readonly layer = Layer.effect(
    TokenEndpoint,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient).pipe(
        HttpClient.withTracerPropagation(false),
      );
      const isOf = (subject: string | null, idToken: string) =>
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
              scope: scopeOf(oidc.audienceScope),
              client_id: oidc.clientId,
            };
            const request =
              oidc.refreshMethod === "GET"
                ? HttpClientRequest.get(oidc.tokenEndpoint, { urlParams: params })
                : HttpClientRequest.bodyUrlParams(HttpClientRequest.post(oidc.tokenEndpoint), params);
            const response = yield* client.execute(HttpClientRequest.acceptJson(request));
            const answer = yield* HttpClientResponse.schemaBodyJson(TokenAnswer)(response);
            if (answer.id_token !== undefined && !isOf(subject, answer.id_token)) {
              return yield* new RefreshFailed({ cause: "The new ID token is not of the same sign-in" });
            }
            return answer;
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
