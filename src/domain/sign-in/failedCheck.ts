/** Which check of the identity provider's answer failed, from the errors of oauth4webapi. Never contains a token. */

type Values = Readonly<Record<string, unknown>>;

interface Details {
  readonly claim?: string;
  readonly claims?: Values;
  readonly attribute?: string;
  readonly body?: Values;
  readonly header?: Values;
  readonly parameters?: URLSearchParams;
  readonly expected?: unknown;
  readonly now?: number;
  readonly tolerance?: number;
  readonly url?: string;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? "nothing";

const instant = (seconds: unknown): string => {
  const date = new Date(typeof seconds === "number" ? seconds * 1000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? shown(seconds) : date.toISOString();
};

/** `iat: …, now …, tolerance 60 s` */
export const comparedTimes = (claim: string, time: unknown, now: number, tolerance = 0): string =>
  `${claim}: ${instant(time)}, now ${instant(now)}, tolerance ${tolerance} s`;

/** What names somebody or something. All other values of an answer are secrets of the sign-in. */
const named = new Set(["iss", "issuer", "aud", "azp", "alg"]);

export const failedCheck = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { claim, claims, attribute, body, header, parameters, expected, now, tolerance, url }: Details =
    typeof error.cause === "object" && error.cause !== null ? error.cause : {};
  if (claim !== undefined && now !== undefined) return comparedTimes(claim, claims?.[claim], now, tolerance);
  const name = claim ?? attribute ?? /"(iss|alg)"/.exec(error.message)?.[1] ?? "";
  const values = claims ?? body ?? header ?? (parameters && Object.fromEntries(parameters));
  if (named.has(name) && values?.[name] !== undefined)
    return `${name}: expected ${shown(expected)}, got ${shown(values[name])}`;
  const of = header && ` (${shown({ alg: header["alg"], kid: header["kid"] })})`;
  return `${url ? `${url}: ` : ""}${error.message}${of ?? ""}`;
};
