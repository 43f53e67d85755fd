/**
 * The schema of `/config.json`, its redirects, and the messages for an invalid file. No services: the welcome page checks it
 * too.
 */
import { Either, ParseResult, Schema, type SchemaAST } from "effect";
import { isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";

const httpsUrl = "an absolute https URL (http is allowed on this machine only)";
export const mustBeHttps = `must be ${httpsUrl}`;

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const Endpoint = Schema.String.pipe(Schema.filter((text) => isSecureUrl(text) || mustBeHttps));

/** Paths are added to it, and browsers send nothing to an address with a user. */
const ApiBase = Endpoint.pipe(
  Schema.filter(
    (text) => !/[?#]|\/\/[^/]*@/.test(text) || "must be an origin and a path, without user, query and hash",
  ),
);

/** `message` is said of every value that does not fit. */
const saying = <A, I>(message: string, schema: Schema.Schema<A, I>) =>
  schema.annotations({ message: () => ({ message, override: true }) });

const EndpointOrNull = saying(`must be null or ${httpsUrl}`, Schema.NullOr(Endpoint));

const RedirectTarget = Schema.String.pipe(
  Schema.filter(
    (text) =>
      /^\/(?![/\\])/.test(text) || isHttp(text) || "must be a path that begins with / or an http(s) URL",
  ),
);

/** Not `/`: the welcome page is a separate document. Not `/auth`: nobody could sign in. */
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

const RefreshMethod = saying('must be "GET" or "POST"', Schema.Literal("GET", "POST"));
const Dpop = saying('must be "auto", "required" or "off"', Schema.Literal("auto", "required", "off"));

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true });
const withDefault = <A, I>(schema: Schema.Schema<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(schema, { exact: true, default: () => value });

const standardScopes: ReadonlyArray<string> = ["openid", "profile", "email", "offline_access"];

/** Characters of RFC 6749 §3.3. */
const Scope = Schema.String.pipe(
  Schema.filter((text) => /^[!#-[\]-~]+$/.test(text) || "must be one scope, without spaces"),
);
const Scopes = Schema.Array(Scope).pipe(
  Schema.filter((scopes) => scopes.includes("openid") || 'must contain "openid"'),
);

/** Parameters that the console sets itself, or that would change the response into a form that it cannot read. */
const ownParameters = new Set([
  "client_id",
  "code_challenge",
  "code_challenge_method",
  "nonce",
  "redirect_uri",
  "response_mode",
  "response_type",
  "scope",
  "state",
  "ui_locales",
]);
const AuthorizationParameters = Schema.Record({ key: Schema.String, value: Schema.String }).pipe(
  Schema.filter((parameters) =>
    Object.keys(parameters)
      .filter((name) => ownParameters.has(name))
      .map((name) => ({ path: [name], message: "is set by the console itself" })),
  ),
);

const ClockTolerance = saying(
  "must be a number of seconds from 0 to 300",
  Schema.Number.pipe(Schema.between(0, 300)),
);
const OnOrOff = saying("must be true or false", Schema.Boolean);

export const AppConfigFile = Schema.Struct({
  /** Calls go to `<apiBaseUrl>/api/v1/…`. */
  apiBaseUrl: ApiBase,
  oidc: Schema.Struct({
    issuer: Endpoint,
    // Addresses that are left out come from the provider's metadata.
    authorizationEndpoint: optional(Endpoint),
    tokenEndpoint: optional(Endpoint),
    /** Null: a sign-out ends at the console. */
    endSessionEndpoint: optional(EndpointOrNull),
    jwksUri: optional(Endpoint),
    clientId: Schema.NonEmptyString,
    scopes: withDefault(Scopes, standardScopes),
    /** A further scope, which requests access tokens for the platform's audience; none if it is empty. */
    audienceScope: withDefault(Schema.String, ""),
    /** Added to the authorization request: `audience`, `resource`, … Requests for tokens have `resource` too (RFC 8707). */
    authorizationParameters: withDefault(AuthorizationParameters, {}),
    /** HTTP method of a refresh request; GET by default. */
    refreshMethod: withDefault(RefreshMethod, "GET"),
    /** Whether tokens are bound to a key of the browser (RFC 9449): by default where the provider announces it. */
    dpop: withDefault(Dpop, "auto"),
    /** Seconds by which the clocks of this device and of the provider may differ. */
    clockTolerance: withDefault(ClockTolerance, 60),
  }),
  appName: Schema.NonEmptyString,
  /** Redirects by path; an absolute target is a full page load. */
  redirects: withDefault(Redirects, []),
  /** Counts below it are not shown; off by default. */
  minimumGroupSize: optional(Schema.Int.pipe(Schema.greaterThanOrEqualTo(3))),
  /** Whether the overview asks for the active users of each app. */
  overviewActivity: withDefault(OnOrOff, true),
});
export type AppConfigShape = typeof AppConfigFile.Type;

/** The scope that every sign-in requests. */
export const askedScope = ({ scopes, audienceScope }: AppConfigShape["oidc"]): string =>
  [...scopes, audienceScope].filter(Boolean).join(" ");

export interface ConfigIssue {
  /** Empty for the file itself. */
  readonly field: string;
  readonly message: string;
}

const issuesOf = (error: ParseResult.ParseError): ReadonlyArray<ConfigIssue> =>
  ParseResult.ArrayFormatter.formatErrorSync(error).map(({ path, message }) => ({
    field: path.join("."),
    message: path.length === 0 ? "is not a JSON object" : message,
  }));

/** On the left, every field that cannot be read. */
export const readConfig = (
  file: unknown,
  options: SchemaAST.ParseOptions = {},
): Either.Either<AppConfigShape, ReadonlyArray<ConfigIssue>> =>
  Either.mapLeft(Schema.decodeUnknownEither(AppConfigFile, { errors: "all", ...options })(file), issuesOf);

const ofFile = (message: string): ReadonlyArray<ConfigIssue> => [{ field: "", message }];

/** The reason why there is no file to decode. */
export const unreadable = {
  notFetched: ofFile("could not be fetched"),
  answered: (status: number) => ofFile(`answered ${status}`),
  notJson: ofFile("is not JSON"),
  late: ofFile("did not answer in time"),
};

export interface RedirectRule {
  /** A path of the console, compared exactly. */
  readonly from: string;
  /** A path of the console, or an http(s) address. */
  readonly to: string;
}

export const isAbsolute = (to: string): boolean => !to.startsWith("/");

const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? "";

export const findRedirect = (rules: ReadonlyArray<RedirectRule>, pathname: string): string | undefined =>
  rules.find(({ from }) => from === pathname)?.to;

/** Index of the first rule that leads back to its own path, directly or through others. */
export const findCycle = (rules: ReadonlyArray<RedirectRule>): number | undefined => {
  const index = rules.findIndex(({ from, to }) => {
    const seen = new Set<string>();
    let next: string | undefined = to;
    while (next !== undefined && !isAbsolute(next) && !seen.has(pathOf(next))) {
      seen.add(pathOf(next));
      next = findRedirect(rules, pathOf(next));
    }
    return seen.has(from);
  });
  return index === -1 ? undefined : index;
};
