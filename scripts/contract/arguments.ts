/** Arguments of `npm run contract`. */
import { parseArgs } from "node:util";
import { Either, Schema } from "effect";
import { AppConfigFile, type AppConfigShape } from "#src/domain/appConfigFile.ts";
import type { Provider } from "./provider.ts";

export interface Arguments {
  /** Undefined if only the provider is checked. */
  readonly platform: { readonly base: string; readonly token: string } | undefined;
  readonly provider: Provider | undefined;
  readonly origin: string | undefined;
  readonly write: boolean;
  readonly permanent: boolean;
  /** A file, or - for standard output. */
  readonly json: string | undefined;
}

export const usage = `npm run --silent contract -- --base URL --token TOKEN [options]
npm run --silent contract -- --config FILE [--token TOKEN] [options]

  --base URL              apiBaseUrl of the platform: without /api/v1
  --token TOKEN           an access token of an administrator; - reads it from standard input, by default it is
                          CONTRACT_TOKEN of the environment; without one, only the provider is checked
  --config FILE           the console's config.json, in place of --base, --issuer and --client
  --issuer URL            also checks the OpenID provider
  --client ID             the console's client at the provider
  --refresh-token TOKEN   also refreshes; - reads the next line of standard input, by default it is
                          CONTRACT_REFRESH_TOKEN of the environment. Use a sign-in of its own: it may end
  --origin URL            checks CORS for a console of this origin
  --write                 also writes, and removes what it has written
  --permanent             with --write: also creates an app, edits it, and an invitation, which stay
  --json FILE             writes the report as JSON, too; - prints it instead of the text`;

/** Where the arguments come from, apart from the command line. */
export interface Sources {
  /** The text of standard input. */
  readonly readInput: () => string;
  readonly readConfig: (file: string) => Either.Either<AppConfigShape, string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const webUrl = (name: string, text: string): Either.Either<URL, string> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol)
    ? Either.right(url)
    : Either.left(`--${name} must be a URL such as https://api.example.org`);
};

/** The settings when only issuer and client are given. */
const oidcOf = (issuer: string, clientId: string | undefined) =>
  Either.mapBoth(
    Schema.decodeUnknownEither(AppConfigFile)({
      apiBaseUrl: issuer,
      oidc: { issuer, clientId: clientId ?? "unknown" },
      appName: "contract-check",
    }),
    { onLeft: () => "--issuer must be an absolute https URL", onRight: ({ oidc }) => oidc },
  );

const baseOf = (text: string) =>
  Either.flatMap(webUrl("base", text), (url) => {
    if (url.search !== "" || url.hash !== "") return Either.left("--base must have no query and no fragment");
    if (url.username !== "" || url.password !== "")
      return Either.left("--base must have no user and no password");
    const base = `${url.origin}${url.pathname}`.replace(/\/+$/, "");
    return base.endsWith("/api/v1") ? Either.left("--base must end before /api/v1") : Either.right(base);
  });

const originOf = (text: string) =>
  Either.flatMap(webUrl("origin", text), (url) =>
    text.replace(/\/$/, "").toLowerCase() === url.origin
      ? Either.right(url.origin)
      : Either.left("--origin must be scheme, host and port alone, such as https://console.example.org"),
  );

const tokenOf = (name: string, text: string) => {
  const token = text.trim().replace(/^(?:bearer|dpop) +/i, "");
  return /^[!-~]+$/.test(token)
    ? Either.right(token)
    : Either.left(`--${name} must be a token: printable characters without spaces`);
};

const options = {
  base: { type: "string" },
  token: { type: "string" },
  config: { type: "string" },
  issuer: { type: "string" },
  client: { type: "string" },
  "refresh-token": { type: "string" },
  origin: { type: "string" },
  write: { type: "boolean", default: false },
  permanent: { type: "boolean", default: false },
  json: { type: "string" },
} as const;

/** Not Node's message, which may repeat the arguments, including a token. */
const problemOf = (message: string): string => {
  const name = /'(-\w|--[\w-]+)/.exec(message)?.[1];
  if (name === undefined) return "an argument without a name was given";
  if (/does not take/.test(message)) return `${name} takes no value`;
  return Object.hasOwn(options, name.slice(2)) ? `${name} needs a value` : `${name} is not known`;
};

const parsed = (args: ReadonlyArray<string>) =>
  Either.try({
    try: () => parseArgs({ args: [...args], options, tokens: true }),
    catch: (error) => problemOf(String(error)),
  });

export const readArguments = (
  args: ReadonlyArray<string>,
  { readInput, readConfig, environment }: Sources,
): Either.Either<Arguments, string> =>
  Either.gen(function* () {
    const { values, tokens: parts } = yield* parsed(args);
    const names = parts.flatMap((part) => (part.kind === "option" ? [part.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) return yield* Either.left(`--${twice} is given twice`);
    const { config: file, write, permanent, json } = values;
    const config = file === undefined ? undefined : yield* readConfig(file);
    for (const name of ["base", "issuer", "client"] as const)
      if (config && values[name] !== undefined) return yield* Either.left(`--${name} is in --config`);
    const lines = [values.token, values["refresh-token"]].includes("-") ? readInput().split("\n") : [];
    const given = (name: "token" | "refresh-token", variable: string) => {
      const text = values[name] ?? environment[variable];
      if (text === undefined) return Either.right(undefined);
      return tokenOf(name, text === "-" ? (lines.shift() ?? "") : text);
    };
    const token = yield* given("token", "CONTRACT_TOKEN");
    const refreshToken = yield* given("refresh-token", "CONTRACT_REFRESH_TOKEN");
    const issuer = values.issuer === undefined ? undefined : yield* oidcOf(values.issuer, values.client);
    const oidc = config?.oidc ?? issuer;
    const provider = oidc && {
      oidc,
      hasClient: config !== undefined || values.client !== undefined,
      hasMethod: config !== undefined,
      refreshToken,
    };
    const base = config?.apiBaseUrl ?? values.base;
    if (base === undefined && (provider === undefined || token !== undefined))
      return yield* Either.left("--base is missing");
    if (token === undefined && provider === undefined) return yield* Either.left("--token is missing");
    const platform =
      base === undefined || token === undefined ? undefined : { base: yield* baseOf(base), token };
    const origin = values.origin === undefined ? undefined : yield* originOf(values.origin);
    if (permanent && !write) return yield* Either.left("--permanent needs --write");
    if (json === "") return yield* Either.left("--json needs a file, or - for standard output");
    return { platform, provider, origin, write, permanent, json };
  });
