/** Which check of the identity provider's answer failed, from the errors of oauth4webapi. Never contains a token. */

interface Details {
  readonly claim?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly attribute?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly parameters?: URLSearchParams;
  readonly expected?: unknown;
  readonly now?: number;
  readonly tolerance?: number;
}

export interface FailedCheck {
  readonly code: string;
  readonly message: string;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** Secrets of the sign-in, whose values are not logged. */
const unspoken = new Set(["nonce", "state", "c_hash", "s_hash", "at_hash"]);

const compared = (code: string, expected: unknown, found: unknown): FailedCheck => ({
  code,
  message: unspoken.has(code)
    ? `${code}: not that of this sign-in`
    : `${code}: expected ${shown(expected)}, got ${shown(found)}`,
});

const instant = (seconds: unknown): string => {
  const date = new Date(typeof seconds === "number" ? seconds * 1000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? shown(seconds) : date.toISOString();
};

/** `iat: …, now …, tolerance 60 s` */
export const comparedTimes = (
  claim: string,
  time: unknown,
  { now, tolerance = 0 }: { readonly now: number; readonly tolerance?: number | undefined },
): FailedCheck => ({
  code: claim,
  message: `${claim}: ${instant(time)}, now ${instant(now)}, tolerance ${tolerance} s`,
});

/** The claim, parameter or header that a message of the library names: `unexpected "iss" (issuer) response parameter`. */
const namedIn = (message: string): string | undefined => {
  if (/signature/.test(message)) return "signature";
  if (/verification key/.test(message)) return "key";
  return /"(iss|state|id_token|token_type|access_token|expires_in|scope|alg|nonce|exp|iat|sub|aud)"/.exec(
    message,
  )?.[1];
};

export const failedCheck = (error: unknown): FailedCheck => {
  if (!(error instanceof Error)) return { code: "answer", message: `answer: ${String(error)}` };
  const { claim, claims, attribute, body, header, parameters, expected, now, tolerance }: Details =
    typeof error.cause === "object" && error.cause !== null ? error.cause : {};
  if (claim !== undefined && now !== undefined)
    return comparedTimes(claim, claims?.[claim], { now, tolerance });
  if (claim !== undefined && claims && claim in claims) return compared(claim, expected, claims[claim]);
  if (attribute !== undefined && body) return compared(attribute, expected, body[attribute]);
  const code = namedIn(error.message) ?? "answer";
  if (parameters?.has(code)) return compared(code, expected, parameters.get(code));
  const of = header && ` (${shown({ alg: header["alg"], kid: header["kid"] })})`;
  return { code, message: `${code}: ${error.message}${of ?? ""}` };
};
