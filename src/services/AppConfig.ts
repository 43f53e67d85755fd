/** `/config.json`: the settings of one environment, so that one build serves all. Decoded before anything else starts. */
import { FetchHttpClient, HttpClient } from "@effect/platform";
import { Context, Effect } from "effect";
import { type AppConfigShape, readConfig, unreadable } from "#src/domain/appConfigFile.ts";

const fetchFile = Effect.gen(function* () {
  const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient);
  const response = yield* client.get("/config.json");
  return yield* response.json;
}).pipe(
  Effect.timeout("15 seconds"),
  Effect.mapError((error) => {
    if (error._tag === "TimeoutException") return unreadable.late;
    if (error._tag === "RequestError") return unreadable.notFetched;
    return error.reason === "StatusCode" ? unreadable.answered(error.response.status) : unreadable.notJson;
  }),
);

/** Fails with what is wrong with the file. */
export const loadConfig = Effect.flatMap(fetchFile, (file) => readConfig(file)).pipe(
  Effect.provide(FetchHttpClient.layer),
);

export class AppConfig extends Context.Tag("src/services/AppConfig")<AppConfig, AppConfigShape>() {}
