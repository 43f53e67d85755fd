/** The stored session: its form, and how it is read. Without imports, since the early script reads it too. */

export interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token?: string;
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
}

/** Type and access token must fit the Authorization header (RFC 9110 §11.4, 5.6.2), or no call could be sent. */
export const accessTokenPattern = /^[!-~]+$/;
export const tokenTypePattern = /^[\w!#$%&'*+.^`|~-]+$/;

/** The Authorization header of every call. */
export const authorizationOf = ({ token_type, access_token }: Tokens): string =>
  `${token_type} ${access_token}`;

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);

export const isTokens = (value: unknown): value is Tokens => {
  if (typeof value !== "object" || value === null) return false;
  const { access_token, token_type, refresh_token } = value as Readonly<Record<string, unknown>>;
  return (
    isText(access_token) &&
    accessTokenPattern.test(access_token) &&
    isText(token_type) &&
    tokenTypePattern.test(token_type) &&
    (refresh_token === undefined || (isText(refresh_token) && refresh_token !== ""))
  );
};

const isSessionRecord = (value: unknown): value is SessionRecord => {
  if (typeof value !== "object" || value === null) return false;
  const { generation, tokens, subject, scope, idToken } = value as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(generation) &&
    (tokens === null || isTokens(tokens)) &&
    isTextOrNull(subject) &&
    (scope === undefined || isText(scope)) &&
    isTextOrNull(idToken)
  );
};

/** The record that the browser's database holds; undefined if there is none that can be used. */
export const readSessionRecord = (stored: unknown): SessionRecord | undefined =>
  isSessionRecord(stored) ? stored : undefined;
