/** The content of `/config.json`. */
import { audienceScope, clientId, oidcNames } from "#platform/oidc/OidcNames.ts";

export const consoleConfig = (origin: string, appName: string, overviewActivity = true) => {
  const { issuer, authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwksUri } = oidcNames(origin);
  const oidc = { issuer, authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwksUri };
  return {
    apiBaseUrl: origin,
    // Not by the metadata: whoever keeps them from the console would get plain tokens.
    oidc: { ...oidc, clientId, audienceScope, dpop: "required" },
    appName,
    ...(!overviewActivity && { overviewActivity }),
  };
};
