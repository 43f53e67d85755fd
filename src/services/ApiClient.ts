/** The API as functions. Requests are encoded and responses decoded by the contract. */
import {
  HttpApiClient,
  type HttpApiEndpoint,
  type HttpApiGroup,
  type HttpClientError,
} from "@effect/platform";
import { Context, Effect, Layer, Record } from "effect";
import { apiOf } from "#schemas/apiOf.ts";
import type { Invalid, TooManyRequests, Unauthorized, Unavailable, Unexpected } from "#schemas/errors.ts";
import { type Damaged, expecting, explained, named } from "#src/services/api/answers.ts";
import type { Intercepted } from "#src/services/api/intercepted.ts";
import { AppConfig } from "./AppConfig.ts";
import { AuthenticatedHttp } from "./AuthenticatedHttp.ts";

type AnyEndpoint = HttpApiEndpoint.HttpApiEndpoint.AnyWithProps;
type AnyGroup = HttpApiGroup.HttpApiGroup<string, AnyEndpoint, never>;

/** The calls of a group, by name: `calls.list({ urlParams })`. */
type Calls<Group extends HttpApiGroup.HttpApiGroup.Any> = HttpApiClient.Client.Group<
  Group,
  Group["identifier"],
  | Invalid
  | Unauthorized
  | TooManyRequests
  | Unavailable
  | Unexpected
  | Intercepted
  | Damaged
  | HttpClientError.HttpClientError,
  never
>;

/** A call whose types only the caller of `callsOf` knows. */
type Call = (request: never) => Effect.Effect<unknown, unknown>;

export class ApiClient extends Context.Tag("src/services/ApiClient")<
  ApiClient,
  { readonly callsOf: (group: AnyGroup) => Effect.Effect<Readonly<Record<string, Call>>> }
>() {
  static readonly layer = Layer.effect(
    ApiClient,
    Effect.gen(function* () {
      const { apiBaseUrl: baseUrl } = yield* AppConfig;
      const httpClient = yield* AuthenticatedHttp;
      const compile = (group: AnyGroup, endpoint: AnyEndpoint) =>
        HttpApiClient.endpoint(apiOf(group), {
          group: group.identifier,
          endpoint: endpoint.name,
          httpClient: expecting(endpoint)(httpClient),
          baseUrl,
        }) as unknown as Effect.Effect<Call>;
      // A call's schemas are compiled at its first use: compiling all of them takes longer than showing a page.
      const callOf = (group: AnyGroup, endpoint: AnyEndpoint) =>
        Effect.map(
          Effect.cached(compile(group, endpoint)),
          (compiled): Call =>
            (request) =>
              Effect.flatMap(compiled, (call) => call(request)).pipe(explained, named(endpoint)),
        );
      return {
        callsOf: yield* Effect.cachedFunction((group: AnyGroup) =>
          Effect.all(Record.map(group.endpoints, (endpoint) => callOf(group, endpoint))),
        ),
      };
    }),
  );
}

/** The calls of one group of the contract. */
export const callsOf = <Group extends HttpApiGroup.HttpApiGroup.Any>(
  group: Group,
): Effect.Effect<Calls<Group>, never, ApiClient> =>
  Effect.flatMap(
    ApiClient,
    // The service keeps the clients of all groups, so its types do not know this one's.
    (client) => client.callsOf(group as unknown as AnyGroup) as unknown as Effect.Effect<Calls<Group>>,
  );
