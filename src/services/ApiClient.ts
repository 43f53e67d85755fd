/** The API as functions (`client.apps.list({ urlParams })`). Requests are encoded and responses decoded by the contract. */
import { HttpApiClient } from "@effect/platform";
import { Context, Effect, Layer } from "effect";
import { Api } from "#schemas/Api.ts";
import { AppConfig } from "./AppConfig.ts";
import { AuthenticatedHttp } from "./AuthenticatedHttp.ts";

const make = Effect.gen(function* () {
  const { apiBaseUrl } = yield* AppConfig;
  const httpClient = yield* AuthenticatedHttp;
  return yield* HttpApiClient.makeWith(Api, { httpClient, baseUrl: apiBaseUrl });
});

export class ApiClient extends Context.Tag("src/services/ApiClient")<
  ApiClient,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ApiClient, make);
}
