/** `/config.json`: the settings of one environment, so that one build serves all. Decoded before anything else starts. */
import { FetchHttpClient, HttpClient, HttpClientResponse } from "@effect/platform";
import { Context, Effect, Layer, Schema } from "effect";
import {
  AppConfigFile,
  type AppConfigShape,
  ConfigIssue,
  issuesOf,
  unreadable,
} from "#src/domain/appConfigFile.ts";

/** `/config.json` is missing or invalid. */
export class ConfigInvalid extends Schema.TaggedError<ConfigInvalid>()("ConfigInvalid", {
  issues: Schema.Array(ConfigIssue),
}) {}

const invalid = (issues: ReadonlyArray<ConfigIssue>): ConfigInvalid => new ConfigInvalid({ issues });

export class AppConfig extends Context.Tag("src/services/AppConfig")<AppConfig, AppConfigShape>() {
  static readonly layer = Layer.effect(
    AppConfig,
    Effect.gen(function* () {
      const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient);
      const response = yield* client.get("/config.json");
      return yield* HttpClientResponse.schemaBodyJson(AppConfigFile, { errors: "all" })(response);
    }).pipe(
      Effect.timeout("15 seconds"),
      Effect.catchTags({
        ParseError: (error) => invalid(issuesOf(error)),
        ResponseError: (error) =>
          invalid(
            error.reason === "StatusCode" ? unreadable.answered(error.response.status) : unreadable.notJson,
          ),
        RequestError: () => invalid(unreadable.notFetched),
        TimeoutException: () => invalid(unreadable.late),
      }),
    ),
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
