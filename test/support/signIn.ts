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

/** Tokens, and whose they are. */
export type Tokens = typeof Tokens.Type & Platform;

interface Platform {
  readonly origin: string;
}

export const tokensOf = async (response: Response): Promise<Tokens> => {
  if (response.status !== 200) throw new Error(`No tokens: ${response.status} ${await response.text()}`);
  return {
    ...Schema.decodeUnknownSync(Tokens)(await response.json()),
    origin: new URL(response.url).origin,
  };
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
  // Undefined members have no place in JSON.
  const present = JSON.parse(JSON.stringify(parameters)) as Record<string, string>;
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

type Access = Pick<Tokens, "origin" | "access_token">;

/** A call of the API with this access token. */
export const callWith = ({ origin, access_token }: Access, path: string, init: RequestInit = {}) => {
  const own = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const headers = { ...own, ...Object.fromEntries(new Headers(init.headers)) };
  return fetch(`${origin}/api/v1/${path}`, { ...init, headers });
};

/** The status with which the API answers a call with this access token. */
export const statusOfCall = async (tokens: Access) => (await callWith(tokens, "users/me")).status;

interface Refreshable extends Platform {
  readonly refresh_token: string;
}

export const refresh = ({ origin, refresh_token }: Refreshable) =>
  requestToken(origin, { grant_type: "refresh_token", refresh_token });

/** The refresh request of the specification. */
export const refreshByGet = ({ origin, refresh_token }: Refreshable, init: RequestInit = {}) => {
  const query = { grant_type: "refresh_token", refresh_token, scope, client_id: clientId };
  return fetch(`${origin}/oidc/token?${new URLSearchParams(query)}`, init);
};

export const renewed = async (tokens: Refreshable, send = refresh) => tokensOf(await send(tokens));

/** Obtains an authorization code; asks for the password unless the browser is signed in already. */
export const obtainCode = async (
  browser: Browser,
  account = demo,
  changes: Record<string, string | undefined> = {},
) => {
  const { request, ...arrived } = await openSignIn(browser, changes);
  const askedForPassword = arrived.response.status === 200;
  const { url } = askedForPassword ? await answerForm(browser, arrived.url, account) : arrived;
  const { origin } = browser;
  const code = url.searchParams.get("code");
  if (code === null)
    throw new Error(`No code: ended at ${url.pathname} with ${url.searchParams.get("error")}`);
  const grant = {
    grant_type: "authorization_code",
    code,
    code_verifier: request.verifier,
    redirect_uri: `${origin}/auth`,
  };
  return { origin, code, grant, request, url, askedForPassword };
};

export const exchange = ({
  origin,
  grant,
}: Pick<Awaited<ReturnType<typeof obtainCode>>, "origin" | "grant">) => requestToken(origin, grant);

export const signIn = async (origin: string, account = demo, browser = new Browser(origin)) => {
  const obtained = await obtainCode(browser, account);
  return { ...(await tokensOf(await exchange(obtained))), ...obtained, browser };
};
