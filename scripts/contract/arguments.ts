/** Arguments of `npm run contract`. */
import { parseArgs } from "node:util";
import { Either, Schema } from "effect";
import { AppConfigFile, type AppConfigShape } from "#src/domain/appConfigFile.ts";
import type { Options } from "./check.ts";

export interface Arguments extends Pick<Options, "platform" | "provider" | "origin" | "write" | "permanent"> {
  /** A file, or - for standard output. */
  readonly json: string | undefined;
}

export const usage = `npm run --silent contract -- --base URL --token TOKEN [options]
npm run --silent contract -- --config FILE [--token TOKEN] [options]

  --base URL              apiBaseUrl of the platform: without /api/v1
  --token TOKEN           an access token of an administrator; - reads it from standard input, by default it is
                          CONTRACT_TOKEN of the environment; without one, only the provider is checked
  --config FILE           the console's config.json, in place of --base, --issuer and --client
  --issuer URL            also checks the OpenID provider, with
  --client ID             the console's client there
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
  readonly environment: NodeJS.ProcessEnv;
}

export class WrongUsage extends Error {}
const refuse = (problem: string): never => {
  throw new WrongUsage(problem);
};

/** The settings when no file is given; without a provider, its part is not used. */
const configOf = (base: string, issuer = base, clientId = "unknown") => {
  const oidc = { issuer, clientId, refreshMethod: "POST" };
  const config = Schema.decodeUnknownEither(AppConfigFile)({ apiBaseUrl: base, oidc, appName: "check" });
  const problem = "--base and --issuer must be URLs such as https://api.example.org";
  return Either.getOrThrowWith(config, () => new WrongUsage(problem));
};

const originOf = (text: string): string => {
  const origin = text.replace(/\/$/, "").toLowerCase();
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  return refuse("--origin must be scheme, host and port alone, such as https://console.example.org");
};

const tokenOf = (name: string, given: string): string => {
  const token = given.trim().replace(/^(?:bearer|dpop) +/i, "");
  if (/^[!-~]+$/.test(token)) return token;
  return refuse(`--${name} must be a token: printable characters without spaces`);
};

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const provider = { issuer: text, client: text, "refresh-token": text };
const output = { write: flag, permanent: flag, json: text };
const options = { base: text, token: text, config: text, origin: text, ...provider, ...output };

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    // Not Node's message, which may repeat the arguments, including a token.
    const [, name] = /'(-\w|--[\w-]+)/.exec(String(error)) ?? [];
    if (name === undefined) return refuse("an argument without a name was given");
    if (/does not take/.test(String(error))) return refuse(`${name} takes no value`);
    return refuse(Object.hasOwn(options, name.slice(2)) ? `${name} needs a value` : `${name} is not known`);
  }
};

/** @throws {WrongUsage} */
export const readArguments = (args: ReadonlyArray<string>, sources: Sources): Arguments => {
  const { values } = parsed(args);
  const { config: file, issuer, client, write, permanent, json } = values;
  const found = file === undefined ? undefined : sources.readConfig(file);
  const config = found && Either.getOrThrowWith(found, (problem) => new WrongUsage(problem));
  for (const name of ["base", "issuer", "client"] as const)
    if (config && values[name] !== undefined) refuse(`--${name} is in --config`);
  const lines = [values.token, values["refresh-token"]].includes("-") ? sources.readInput().split("\n") : [];
  const read = (name: "token" | "refresh-token", variable: string) => {
    const given = values[name] ?? sources.environment[variable];
    return given === undefined ? undefined : tokenOf(name, given === "-" ? (lines.shift() ?? "") : given);
  };
  const token = read("token", "CONTRACT_TOKEN");
  const refreshToken = read("refresh-token", "CONTRACT_REFRESH_TOKEN");
  if (issuer !== undefined && client === undefined) refuse("--client is missing");
  const { apiBaseUrl, oidc } =
    config ?? configOf(values.base ?? issuer ?? refuse("--base is missing"), issuer, client);
  const provider = config || issuer !== undefined ? { oidc, refreshToken } : undefined;
  if (!config && values.base === undefined && token !== undefined) refuse("--base is missing");
  if (token === undefined && provider === undefined) refuse("--token is missing");
  const base = apiBaseUrl.replace(/\/+$/, "");
  if (base.endsWith("/api/v1")) refuse("--base must end before /api/v1");
  const platform = token === undefined ? undefined : { base, token };
  const origin = values.origin === undefined ? undefined : originOf(values.origin);
  if (permanent && !write) refuse("--permanent needs --write");
  if (json === "") refuse("--json needs a file, or - for standard output");
  return { platform, provider, origin, write, permanent, json };
};
