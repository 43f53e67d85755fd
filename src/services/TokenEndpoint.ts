/**
 * The refresh request: a GET to the token endpoint by default, as specified, or a POST (RFC 6749 §6). A fault of the
 * provider (5xx) is tried once more.
 */
import {
  FetchHttpClient,
  HttpClient,
  type HttpClientError,
  HttpClientRequest,
  HttpClientResponse,
} from "@effect/platform";
import { Context, Data, Effect, Layer, Option, Schema } from "effect";
import { askedScope } from "#src/domain/appConfigFile.ts";
import { claimsOf } from "#src/domain/sign-in/idToken.ts";
import { formOf } from "#src/domain/sign-in/providerUrls.ts";
import { isTokens, type ProofKey, type SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { AppConfig } from "./AppConfig.ts";
import { Provider } from "./Provider.ts";
import { provenRequests } from "./sign-in/provenRequests.ts";
import { sayIfCorsBlocked } from "./sign-in/providerFetch.ts";

/** There are no new tokens: the provider refused, did not answer, or its response is invalid. */
export class RefreshFailed extends Data.TaggedError("RefreshFailed")<{ readonly cause: unknown }> {}

const TokenResponse = Schema.Struct({
  access_token: Schema.String,
  token_type: Schema.String,
  refresh_token: Schema.optionalWith(Schema.String, { exact: true }),
  id_token: Schema.optionalWith(Schema.String, { exact: true }),
  /** The granted scope; left out if it is the requested one (RFC 6749 §5.1). */
  scope: Schema.optionalWith(Schema.String, { exact: true }),
});
export type TokenResponse = typeof TokenResponse.Type;

/**
 * Most providers refresh only by POST. They often refuse a GET without CORS headers, and then the browser hides the
 * status. The request itself is not logged, since it contains a refresh token.
 */
const sayWhatToSet = Effect.fn("TokenEndpoint.sayWhatToSet")(function* (
  error: HttpClientError.HttpClientError,
) {
  const what = 'set "refreshMethod": "POST" in the "oidc" part of /config.json.';
  if (error._tag === "RequestError")
    return yield* Effect.logWarning(
      `The token endpoint gave no answer that can be read to a refresh by GET. Unless this device is offline, ${what}`,
    );
  const { response } = error;
  const refused = yield* Effect.orElseSucceed(
    HttpClientResponse.schemaBodyJson(Schema.Struct({ error: Schema.String }))(response),
    () => ({ error: "" }),
  );
  const isWrongMethod =
    [404, 405].includes(response.status) ||
    refused.error === "invalid_request" ||
    (response.status === 401 && refused.error === "");
  if (isWrongMethod)
    yield* Effect.logWarning(`The token endpoint answered ${response.status} to a refresh by GET: ${what}`);
});

/** The reason contains no token. */
const unusable = (reason: string) =>
  Effect.zipRight(
    Effect.logWarning(`The token endpoint's answer to a refresh cannot be used: ${reason}.`),
    new RefreshFailed({ cause: reason }),
  );

/** Before the second try after a fault of the provider. */
const pause = "500 millis";

export class TokenEndpoint extends Context.Tag("src/services/TokenEndpoint")<
  TokenEndpoint,
  {
    /**
     * Requests the scope that was granted (RFC 6749 §6). Fails if the new ID token belongs to another person (OpenID
     * Connect Core §12.2). A bound refresh token is sent with a proof by its key.
     */
    readonly refresh: (
      refreshToken: string,
      granted: Pick<SessionRecord, "scope" | "subject">,
      key: ProofKey | undefined,
    ) => Effect.Effect<TokenResponse, RefreshFailed>;
  }
>() {
  static readonly layer = Layer.effect(
    TokenEndpoint,
    Effect.gen(function* () {
      const { oidc } = yield* AppConfig;
      const provider = yield* Provider;
      const client = HttpClient.withTracerPropagation(yield* HttpClient.HttpClient, false);
      const sendProven = provenRequests();
      const isForSubject = (subject: string | null, idToken: string) =>
        Option.exists(
          claimsOf(idToken),
          ({ iss, sub, aud }) =>
            iss === formOf(oidc.issuer, iss) && sub === subject && [aud].flat().includes(oidc.clientId),
        );
      return {
        refresh: Effect.fn("TokenEndpoint.refresh")(
          function* (refreshToken, { subject, scope = askedScope(oidc) }, key) {
            const { tokenEndpoint } = yield* provider.addresses;
            const params = {
              grant_type: "refresh_token",
              refresh_token: refreshToken,
              scope,
              client_id: oidc.clientId,
              resource: oidc.authorizationParameters["resource"],
            };
            const isGet = oidc.refreshMethod === "GET";
            const request = isGet
              ? HttpClientRequest.get(tokenEndpoint, { urlParams: params })
              : HttpClientRequest.bodyUrlParams(HttpClientRequest.post(tokenEndpoint), params);
            const sent = HttpClientRequest.acceptJson(request);
            const answer =
              key === undefined ? client.execute(sent) : sendProven(client.execute, sent, { key });
            const response = yield* answer.pipe(
              // A fault may pass, and without an answer the session ends.
              Effect.flatMap((first) =>
                first.status < 500 ? Effect.succeed(first) : Effect.delay(answer, pause),
              ),
              Effect.flatMap(HttpClientResponse.filterStatusOk),
              Effect.tapErrorTag("RequestError", () => sayIfCorsBlocked(tokenEndpoint)),
              Effect.tapError((error) => (isGet ? sayWhatToSet(error) : Effect.void)),
            );
            const tokens = yield* Effect.orElse(
              HttpClientResponse.schemaBodyJson(TokenResponse)(response),
              () => unusable("it is no JSON with an access token and its type"),
            );
            // What is stored is read by the same rule.
            if (!isTokens({ ...tokens, proofKey: key }))
              return yield* unusable(
                `this session cannot send its tokens of the type "${tokens.token_type}"`,
              );
            if (tokens.id_token !== undefined && !isForSubject(subject, tokens.id_token))
              return yield* unusable("its ID token is of another sign-in");
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
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
