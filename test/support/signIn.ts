/** The console's side of a sign-in, step by step: authorization code with PKCE. */
import { createHash, randomBytes } from "node:crypto";
import { Schema } from "effect";
import { audienceScope, clientId } from "#platform/oidc/OidcNames.ts";
import { Browser } from "./Browser.ts";

export const demo = { email: "admin@example.org", password: "wellbeing-demo" };

export const scope = `openid profile email offline_access ${audienceScope}`;

const Tokens = Schema.Struct({
  access_token: Schema.String,
  token_type: Schema.Literal("Bearer"),
  expires_in: Schema.Number,
  refresh_token: Schema.String,
  id_token: Schema.String,
  scope: Schema.String,
});

export type Tokens = typeof Tokens.Type;

export const tokensOf = async (response: Response): Promise<Tokens> => {
  if (response.status !== 200) throw new Error(`No tokens: ${response.status} ${await response.text()}`);
  return Schema.decodeUnknownSync(Tokens)(await response.json());
};

const random = () => randomBytes(32).toString("base64url");

/** The console's authorization request, with the given parameters replaced; undefined removes one. */
export const authorizationRequest = (origin: string, changes: Record<string, string | undefined> = {}) => {
  const verifier = random();
  const parameters = {
    client_id: clientId,
    redirect_uri: `${origin}/auth`,
    response_type: "code",
    scope,
    state: random(),
    nonce: random(),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  };
  const present = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { verifier, ...parameters, path: `/oidc/auth?${new URLSearchParams(present)}` };
};

/** Sends the console's authorization request, and follows it to the form or back to the console. */
export const openSignIn = async (browser: Browser, changes: Record<string, string | undefined> = {}) => {
  const request = authorizationRequest(browser.origin, changes);
  return { request, ...(await browser.follow(await browser.fetch(request.path))) };
};

/** Submits the form that `response` led to. */
export const answerForm = async (browser: Browser, formUrl: URL, account = demo) =>
  browser.follow(await browser.submit(formUrl.href, account));

export const requestToken = (origin: string, parameters: Record<string, string>) =>
  fetch(`${origin}/oidc/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...parameters }),
  });

/** The status with which the API answers a call with this access token. */
export const statusOfCall = async (
  origin: string,
  { access_token }: Pick<Tokens, "access_token">,
): Promise<number> => {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await fetch(`${origin}/api/v1/users/me`, { headers })).status;
};

export const exchange = (origin: string, code: string, code_verifier: string) =>
  requestToken(origin, {
    grant_type: "authorization_code",
    code,
    code_verifier,
    redirect_uri: `${origin}/auth`,
  });

export const refresh = (origin: string, refresh_token: string) =>
  requestToken(origin, { grant_type: "refresh_token", refresh_token });

/** The refresh request of the specification. */
export const refreshByGet = (origin: string, refresh_token: string) =>
  fetch(
    `${origin}/oidc/token?${new URLSearchParams({ grant_type: "refresh_token", refresh_token, scope, client_id: clientId })}`,
  );

/** Obtains an authorization code; asks for the password unless the browser is signed in already. */
export const obtainCode = async (browser: Browser, account = demo) => {
  const { request, ...arrived } = await openSignIn(browser);
  const isForm = arrived.response.status === 200;
  const { url } = isForm ? await answerForm(browser, arrived.url, account) : arrived;
  const code = url.searchParams.get("code");
  if (code === null)
    throw new Error(`No code: ended at ${url.pathname} with ${url.searchParams.get("error")}`);
  return { code, request, url, askedForPassword: isForm };
};

export const signIn = async (
  origin: string,
  account = demo,
  browser = new Browser(origin),
): Promise<Tokens> => {
  const { code, request } = await obtainCode(browser, account);
  return tokensOf(await exchange(origin, code, request.verifier));
};
