/** The stored session: its form, and how it is read. Without imports, since the early script reads it too. */

/** The key that tokens are bound to (DPoP, RFC 9449). The browser signs with it, and gives it to nobody. */
export interface ProofKey {
  readonly privateKey: CryptoKey;
  readonly publicJwk: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string };
}

export interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token?: string;
  /** Missing for bearer tokens. */
  readonly proofKey?: ProofKey;
}

export interface SessionRecord {
  /** Grows with every write. */
  readonly generation: number;
  readonly tokens: Tokens | null;
  /** The person at the identity provider (`sub`). A sign-out removes it, another end of the session keeps it. */
  readonly subject: string | null;
  /** The granted scope, for refresh requests. Older records do not have it; the requested scope is used instead. */
  readonly scope?: string;
  /** For the end-session request. */
  readonly idToken: string | null;
  /** The key of tokens that have ended, for the next sign-in in the provider's session. A sign-out removes it. */
  readonly formerKey?: ProofKey;
}

/** Type and access token must fit the Authorization header (RFC 9110 §11.4, 5.6.2), or no call could be sent. */
const accessTokenPattern = /^[!-~]+$/;
const tokenTypePattern = /^[\w!#$%&'*+.^`|~-]+$/;

/** As platforms know it (RFC 6750, RFC 9449): providers, and the library of the sign-in, also write `bearer`. */
export const registeredType = (type: string): string =>
  ({ bearer: "Bearer", dpop: "DPoP" })[type.toLowerCase()] ?? type;

/** The Authorization header of every call. */
export const authorizationOf = ({ token_type, access_token }: Tokens): string =>
  `${registeredType(token_type)} ${access_token}`;

/** The key of the proof that calls with these tokens need; none for bearer tokens. */
export const callKeyOf = ({ token_type, proofKey }: Tokens): ProofKey | undefined =>
  token_type.toLowerCase() === "dpop" ? proofKey : undefined;

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);

/** This console writes keys as they are read. Other versions may not, so the key is looked for. */
export const isProofKey = (value: unknown): value is ProofKey => {
  const { privateKey, publicJwk } = Object(value) as Readonly<Record<string, unknown>>;
  return privateKey instanceof CryptoKey && publicJwk instanceof Object;
};

export const isTokens = (value: unknown): value is Tokens => {
  if (typeof value !== "object" || value === null) return false;
  const { access_token, token_type, refresh_token, proofKey } = value as Readonly<Record<string, unknown>>;
  return (
    isText(access_token) &&
    accessTokenPattern.test(access_token) &&
    isText(token_type) &&
    tokenTypePattern.test(token_type) &&
    (refresh_token === undefined || (isText(refresh_token) && refresh_token !== "")) &&
    // Nobody accepts bound tokens without their key.
    (proofKey === undefined ? token_type.toLowerCase() !== "dpop" : isProofKey(proofKey))
  );
};

const isSessionRecord = (value: unknown): value is SessionRecord => {
  if (typeof value !== "object" || value === null) return false;
  const { generation, tokens, subject, scope, idToken, formerKey } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    Number.isSafeInteger(generation) &&
    (tokens === null || isTokens(tokens)) &&
    isTextOrNull(subject) &&
    (scope === undefined || isText(scope)) &&
    isTextOrNull(idToken) &&
    (formerKey === undefined || isProofKey(formerKey))
  );
};

/** The key by which the provider's session knows this browser. */
export const knownKeyOf = ({ tokens, formerKey }: SessionRecord): ProofKey | undefined =>
  tokens?.proofKey ?? formerKey;

/** The record that the browser's database holds; undefined if there is none that can be used. */
export const readSessionRecord = (stored: unknown): SessionRecord | undefined =>
  isSessionRecord(stored) ? stored : undefined;

/** How every request for data is sent. */
export const requestInit = { credentials: "omit", cache: "no-store", redirect: "error" } as const;
