/** The names that the provider, the API and the console share, all derived from the origin. */

export const clientId = "wellbeing-console";

/** Without this scope an access token is of no use at the API. */
export const audienceScope = "wellbeing-platform";

/** In an access token: the sign-in's grant, with which the token ends. */
export const grantClaim = "grant_id";

export const algorithm = "RS256";

/** Where the provider is mounted. */
export const mountPath = "/oidc";

/** Where somebody who was invited sets a password; a link's token follows. */
export const registrationPath = `${mountPath}/registration`;

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
