/** `/config.json`: what one build is told about the environment that it runs in. Decoded before anything starts. */
import { FetchHttpClient, HttpClient, HttpClientResponse } from "@effect/platform";
import { Context, Effect, Layer, ParseResult, Schema } from "effect";
import { findCycle } from "#src/domain/redirects.ts";

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/** An address that credentials may be sent to: https, or http to this machine. */
const isSecure = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const Endpoint = Schema.String.pipe(
  Schema.filter(
    (text) => isSecure(text) || "must be an absolute https URL (http is allowed on this machine only)",
  ),
);

const RedirectTarget = Schema.String.pipe(
  Schema.filter(
    (text) =>
      /^\/(?![/\\])/.test(text) || isHttp(text) || "must be a path that begins with / or an http(s) URL",
  ),
);

/** The static welcome page reads no configuration, and without /auth nobody could sign in. */
const RedirectSource = Schema.String.pipe(
  Schema.filter(
    (text) =>
      (/^\/[^?#]+$/.test(text) && text !== "/auth") ||
      "must be a path that begins with /, other than / and /auth, without query and hash",
  ),
);

const Redirects = Schema.Array(Schema.Struct({ from: RedirectSource, to: RedirectTarget })).pipe(
  Schema.filter((rules) => {
    const cycle = findCycle(rules);
    return cycle === undefined || { path: [cycle, "to"], message: "leads back to where it comes from" };
  }),
);

const RefreshMethod = Schema.Literal("GET", "POST").annotations({
  message: () => ({ message: 'must be "GET" or "POST"', override: true }),
});

const AppConfigFile = Schema.Struct({
  /** Calls go to `<apiBaseUrl>/api/v1/…`. */
  apiBaseUrl: Endpoint,
  oidc: Schema.Struct({
    issuer: Endpoint,
    authorizationEndpoint: Endpoint,
    tokenEndpoint: Endpoint,
    endSessionEndpoint: Endpoint,
    jwksUri: Endpoint,
    clientId: Schema.NonEmptyString,
    /** Scope that asks for access tokens of the platform's audience. */
    audienceScope: Schema.NonEmptyString,
    /** How a refresh reaches the token endpoint; GET unless stated. */
    refreshMethod: Schema.optionalWith(RefreshMethod, { exact: true, default: () => "GET" as const }),
  }),
  appName: Schema.NonEmptyString,
  /** Paths that lead elsewhere; an absolute target leaves the console by a full page load. */
  redirects: Schema.optionalWith(Redirects, { exact: true, default: () => [] }),
  /** Counts below it are not shown; off unless stated. */
  minimumGroupSize: Schema.optionalWith(Schema.Int.pipe(Schema.greaterThanOrEqualTo(3)), { exact: true }),
});
export type AppConfigShape = typeof AppConfigFile.Type;

/** `/config.json` is missing or does not fit; `issues` names each field. */
export class ConfigInvalid extends Schema.TaggedError<ConfigInvalid>()("ConfigInvalid", {
  issues: Schema.Array(Schema.Struct({ field: Schema.String, message: Schema.String })),
}) {}

const invalid = (error: ParseResult.ParseError): ConfigInvalid =>
  new ConfigInvalid({
    issues: ParseResult.ArrayFormatter.formatErrorSync(error).map(({ path, message }) => ({
      field: path.join("."),
      message: path.length === 0 ? "is not a JSON object" : message,
    })),
  });

const unreadable = (message: string): ConfigInvalid =>
  new ConfigInvalid({ issues: [{ field: "", message }] });

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
        ParseError: (error) => invalid(error),
        ResponseError: (error) =>
          unreadable(error.reason === "StatusCode" ? `answered ${error.response.status}` : "is not JSON"),
        RequestError: () => unreadable("could not be fetched"),
        TimeoutException: () => unreadable("did not answer in time"),
      }),
    ),
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
