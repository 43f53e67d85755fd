/**
 * The HTTP client of all API calls: adds the current token and its proof; after a 401, refreshes once and retries once. So
 * it does after a 403 in a session that has worked: some frameworks answer it for an expired token.
 */
import {
  FetchHttpClient,
  HttpClient,
  HttpClientError,
  HttpClientRequest,
  type HttpClientResponse,
} from "@effect/platform";
import { Context, Effect, Layer, Option } from "effect";
import { Unauthorized } from "#schemas/errors.ts";
import { authorizationOf, callKeyOf, requestInit, type Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { kindOf } from "./api/intercepted.ts";
import { Session } from "./Session.ts";
import { provenRequests } from "./sign-in/provenRequests.ts";
import { isCorsBlocked, sayIfCorsBlocked } from "./sign-in/providerFetch.ts";
import { hasWorked, noteWorked } from "./storage/personalStorage.ts";

/** The timeout covers the body: a response that stalls half-way fails as well. */
const execute = (http: HttpClient.HttpClient, request: HttpClientRequest.HttpClientRequest) =>
  Effect.tap(http.execute(request), ({ arrayBuffer }) => arrayBuffer).pipe(
    Effect.timeoutFail({
      duration: "30 seconds",
      onTimeout: () =>
        Object.assign(
          new HttpClientError.RequestError({
            request,
            reason: "Transport",
            description: "No answer in time",
          }),
          { lateMethod: request.method },
        ),
    }),
  );

const allowProofs =
  'Tokens are bound to a key (DPoP): let CORS allow the header "dpop", or set "dpop": "off" in the "oidc" part of /config.json.';

export class AuthenticatedHttp extends Context.Tag("src/services/AuthenticatedHttp")<
  AuthenticatedHttp,
  HttpClient.HttpClient.With<Unauthorized | HttpClientError.HttpClientError>
>() {
  static readonly layer = Layer.effect(
    AuthenticatedHttp,
    Effect.gen(function* () {
      const session = yield* Session;
      const sendProven = provenRequests();
      // Provided for each request: the shared fetch layer would keep the options of the service that built it first.
      const base = HttpClient.transformResponse(
        yield* HttpClient.HttpClient,
        Effect.provideService(FetchHttpClient.RequestInit, requestInit),
      );
      // Spans record the query, which may contain an email address.
      const http = HttpClient.withTracerDisabledWhen(base, () => true);
      const unauthorized = Effect.fail(new Unauthorized({}));
      /** Methods with an answer that could be read: a later failure is no matter of CORS. */
      const readable = new Set<string>();
      let hasWorkedHere = false;
      /** A 403 for this access token stays: it was fresh. */
      let forbidden: string | undefined;
      const isStale = Effect.fn("AuthenticatedHttp.isStale")(function* (
        response: HttpClientResponse.HttpClientResponse,
        { access_token, refresh_token }: Tokens,
      ) {
        const { status, request } = response;
        if (status < 300 && !hasWorkedHere) {
          hasWorkedHere = true;
          noteWorked();
        }
        if (status !== 403 || access_token === forbidden) return status === 401;
        // A firewall's page says nothing of the token.
        if ((yield* kindOf(response)) === "page") return false;
        // Without a refresh token the session ends here, which no refused write may do.
        if (refresh_token === undefined && request.method !== "GET") return false;
        return hasWorkedHere || hasWorked();
      });
      const send = (unauthenticated: HttpClientRequest.HttpClientRequest, tokens: Tokens) => {
        const request = HttpClientRequest.setHeader(
          unauthenticated,
          "authorization",
          authorizationOf(tokens),
        );
        const key = callKeyOf(tokens);
        const sent =
          key === undefined
            ? execute(http, request)
            : sendProven((proven) => execute(http, proven), request, {
                key,
                accessToken: tokens.access_token,
              });
        return sent.pipe(
          Effect.tap(() => Effect.sync(() => readable.add(request.method))),
          Effect.catchTag("RequestError", (error) =>
            Effect.gen(function* () {
              if (readable.has(request.method) || "lateMethod" in error) return yield* error;
              // Of a bearer token the browser's own line says what is missing.
              const corsBlocked = yield* key === undefined
                ? Effect.promise(() => isCorsBlocked(request.url))
                : sayIfCorsBlocked(request.url, allowProofs);
              return yield* Object.assign(error, { corsBlocked });
            }),
          ),
        );
      };

      return HttpClient.transform(http, (_unauthenticated, request) =>
        Effect.gen(function* () {
          const tokens = Option.getOrUndefined(yield* session.tokens);
          if (tokens === undefined) return yield* unauthorized;
          const first = yield* send(request, tokens);
          if (!(yield* isStale(first, tokens))) return first;
          const renewed = yield* Effect.orElse(session.refresh(tokens), () => unauthorized);
          const second = yield* send(request, renewed);
          if (second.status === 403) forbidden = renewed.access_token;
          return second.status === 401 ? yield* unauthorized : second;
        }),
      );
    }),
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
