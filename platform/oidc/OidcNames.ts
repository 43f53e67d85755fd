/** Names and addresses that the provider, the API and the console share. */
import type { Language } from "#schemas/languages.ts";

export const clientId = "wellbeing-console";

/** The scope that the API requires of an access token. */
export const audienceScope = "wellbeing-platform";

/** Claim of an access token: its grant. The token is valid only while the grant exists. */
export const grantClaim = "grant_id";

export const algorithm = "RS256";

/** Where the provider is mounted. */
export const mountPath = "/oidc";

/** Registration pages; the link's token follows. */
export const registrationPath = `${mountPath}/registration`;

/** Where a link for a new password is requested, and the page after that. */
export const forgottenPasswordPath = `${mountPath}/forgotten-password`;
export const linkRequestedPath = `${forgottenPasswordPath}/requested`;

/** Where a signed-in person changes the password, and the page after that. */
export const passwordPath = `${mountPath}/password`;
export const passwordChangedPath = `${passwordPath}/changed`;

/** Leads from a page of the provider to the console, in the same language. */
export const consoleIn = (locale: Language, path: "/" | "/auth" = "/auth"): string =>
  `${path}?lang=${locale}`;

/** Under HTTPS, browsers take a name with this prefix only from HTTPS: no other page of the host can set it (RFC 6265bis, 4.1.3). */
export const cookieNames = (origin: string) => {
  const prefix = origin.startsWith("https:") ? "__Secure-" : "";
  return {
    interaction: `${prefix}_interaction`,
    resume: `${prefix}_interaction_resume`,
    session: `${prefix}_session`,
  };
};

/** The cookie of the provider's session. */
export const sessionCookie = { httpOnly: true, sameSite: "lax", signed: true, path: mountPath } as const;

export const oidcNames = (origin: string) => {
  const issuer = `${origin}${mountPath}`;
  return {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    endSessionEndpoint: `${issuer}/session/end`,
    jwksUri: `${issuer}/jwks`,
    registration: `${origin}${registrationPath}`,
    audience: `${origin}/api`,
    redirectUri: `${origin}/auth`,
    postLogoutRedirectUri: `${origin}/`,
  };
};

/** The path at which the provider's router answers: it accepts any case and a slash at the end. */
export const endpointOf = (path: string): string => path.toLowerCase().replace(/\/$/, "");

/** Whether programs call this endpoint, below the mount path: its errors are JSON, whatever is accepted (RFC 6749 §5.2). */
export const isForPrograms = (path: string): boolean =>
  /^\/(token|jwks|me|\.well-known)(\/|$)/.test(endpointOf(path));
