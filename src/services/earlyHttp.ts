/** An HTTP client that uses the responses that src/early.ts has already requested. */
import { HttpClient, HttpClientError, HttpClientRequest, HttpClientResponse } from "@effect/platform";
import { Effect, Option } from "effect";
import { takeEarlyRequest } from "./earlyRequests.ts";

const takeFor = (request: HttpClientRequest.HttpClientRequest) => {
  const url = Option.getOrUndefined(HttpClientRequest.toUrl(request));
  return request.method === "GET" && url !== undefined
    ? takeEarlyRequest(url.href, request.headers["authorization"] ?? null)
    : undefined;
};

type Response<E, R> = Effect.Effect<HttpClientResponse.HttpClientResponse, E, R>;

/** Sends a read unless there is an early request for it. Interruption aborts an early request until its headers arrive. */
export const takingEarly = <E, R>(http: HttpClient.HttpClient.With<E, R>) =>
  HttpClient.transform(http, (send, request) =>
    Effect.suspend((): Response<E | HttpClientError.RequestError, R> => {
      const early = takeFor(request);
      if (early === undefined) return send;
      return Effect.tryPromise({
        try: (signal) => {
          signal.addEventListener("abort", () => early.controller.abort());
          return early.response;
        },
        catch: (cause) => new HttpClientError.RequestError({ request, reason: "Transport", cause }),
      }).pipe(Effect.map((response) => HttpClientResponse.fromWeb(request, response)));
    }),
  );
