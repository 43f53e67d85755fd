/** Arguments of `npm run contract`. */
import { parseArgs } from "node:util";
import { Either } from "effect";

export interface Arguments {
  readonly base: string;
  readonly token: string;
  readonly origin: string | undefined;
  readonly write: boolean;
  readonly permanent: boolean;
  /** A file, or - for standard output. */
  readonly json: string | undefined;
}

export const usage = `npm run --silent contract -- --base URL --token TOKEN [options]

  --base URL      apiBaseUrl of the platform: without /api/v1
  --token TOKEN   an access token of an administrator; - reads it from standard input
  --origin URL    checks CORS for a console of this origin
  --write         also writes, and removes what it has written
  --permanent     with --write: also creates an app and an invitation, which stay
  --json FILE     writes the report as JSON, too; - prints it instead of the text`;

const webUrl = (name: string, text: string): Either.Either<URL, string> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol)
    ? Either.right(url)
    : Either.left(`--${name} must be a URL such as https://api.example.org`);
};

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

const tokenOf = (text: string, readInput: () => string) => {
  const token = (text === "-" ? readInput() : text).trim().replace(/^bearer +/i, "");
  return /^[\w.~+/-]+=*$/.test(token)
    ? Either.right(token)
    : Either.left("--token must be an access token: letters, digits and -._~+/ without spaces");
};

const options = {
  base: { type: "string" },
  token: { type: "string" },
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

/** `readInput` returns the text of standard input. */
export const readArguments = (
  args: ReadonlyArray<string>,
  readInput: () => string,
): Either.Either<Arguments, string> =>
  Either.gen(function* () {
    const { values, tokens } = yield* parsed(args);
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) return yield* Either.left(`--${twice} is given twice`);
    for (const name of ["base", "token"] as const)
      if (values[name] === undefined) return yield* Either.left(`--${name} is missing`);
    const base = yield* baseOf(values.base ?? "");
    const origin = values.origin === undefined ? undefined : yield* originOf(values.origin);
    if (values.permanent && !values.write) return yield* Either.left("--permanent needs --write");
    if (values.json === "") return yield* Either.left("--json needs a file, or - for standard output");
    const token = yield* tokenOf(values.token ?? "", readInput);
    const { write, permanent, json } = values;
    return { base, token, origin, write, permanent, json };
  });
