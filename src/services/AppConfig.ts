/** `/config.json`: the settings of one environment, so that one build serves all. Decoded before anything else starts. */
import { FetchHttpClient, HttpClient } from "@effect/platform";
import { Context, Effect, Schema } from "effect";
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

const decode = Schema.decodeUnknown(AppConfigFile, { errors: "all" });

/** Of a file that has been read. */
export const readConfig = (file: unknown): Effect.Effect<AppConfigShape, ConfigInvalid> =>
  Effect.mapError(decode(file), (error) => invalid(issuesOf(error)));

const fetchFile = Effect.gen(function* () {
  const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient);
  const response = yield* client.get("/config.json");
  return yield* response.json;
}).pipe(
  Effect.timeout("15 seconds"),
  Effect.catchTags({
    ResponseError: (error) =>
      invalid(
        error.reason === "StatusCode" ? unreadable.answered(error.response.status) : unreadable.notJson,
      ),
    RequestError: () => invalid(unreadable.notFetched),
    TimeoutException: () => invalid(unreadable.late),
  }),
);

export const loadConfig = Effect.flatMap(fetchFile, readConfig).pipe(Effect.provide(FetchHttpClient.layer));

export class AppConfig extends Context.Tag("src/services/AppConfig")<AppConfig, AppConfigShape>() {}
