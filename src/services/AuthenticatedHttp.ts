/** Every API call: the bearer of the current token at each send; on 401 one refresh and one retry. */
import { FetchHttpClient, HttpClient, HttpClientError, HttpClientRequest } from "@effect/platform";
import { Context, Effect, Layer, Option } from "effect";
import { Unauthorized } from "#schemas/errors.ts";
import { Session } from "./Session.ts";
import type { Tokens } from "./SessionStore.ts";

const authorized = (request: HttpClientRequest.HttpClientRequest, tokens: Tokens) =>
  HttpClientRequest.setHeader(request, "authorization", `${tokens.token_type} ${tokens.access_token}`);

/** With its body: an answer that stops half-way must end as well. */
const answered = (http: HttpClient.HttpClient, request: HttpClientRequest.HttpClientRequest) =>
  Effect.tap(http.execute(request), ({ arrayBuffer }) => arrayBuffer).pipe(
    Effect.timeoutFail({
      duration: "30 seconds",
      onTimeout: () =>
        new HttpClientError.RequestError({ request, reason: "Transport", description: "No answer in time" }),
    }),
  );

export class AuthenticatedHttp extends Context.Tag("src/services/AuthenticatedHttp")<
  AuthenticatedHttp,
  HttpClient.HttpClient.With<Unauthorized | HttpClientError.HttpClientError>
>() {
  static readonly layer = Layer.effect(
    AuthenticatedHttp,
    Effect.gen(function* () {
      const session = yield* Session;
      // With each request: the layer of fetch is built once for all services, and would keep the first one's context.
      const base = HttpClient.transformResponse(
        HttpClient.withTracerPropagation(yield* HttpClient.HttpClient, false),
        Effect.provideService(FetchHttpClient.RequestInit, {
          credentials: "omit",
          cache: "no-store",
          redirect: "error",
        }),
      );
      // Spans would carry the query, and it may hold an email address.
      const http = HttpClient.withTracerDisabledWhen(base, () => true);
      const unauthorized = Effect.fail(new Unauthorized({}));

      return HttpClient.transform(http, (_unauthenticated, request) =>
        Effect.gen(function* () {
          const tokens = Option.getOrUndefined(yield* session.tokens);
          if (tokens === undefined) return yield* unauthorized;
          const first = yield* answered(http, authorized(request, tokens));
          if (first.status !== 401) return first;
          const renewed = yield* Effect.orElse(session.refresh(tokens), () => unauthorized);
          const second = yield* answered(http, authorized(request, renewed));
          return second.status === 401 ? yield* unauthorized : second;
        }),
      );
    }),
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
