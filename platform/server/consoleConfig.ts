/** The content of `/config.json`. */
import { audienceScope, clientId, oidcNames } from "#platform/oidc/OidcNames.ts";
import type { PlatformConfig } from "#platform/PlatformConfig.ts";

type Choices = Partial<Pick<typeof PlatformConfig.Service, "dpop" | "overviewActivity">>;

export const consoleConfig = (
  origin: string,
  appName: string,
  { dpop = "required", overviewActivity = true }: Choices = {},
) => {
  const { issuer, authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwksUri } = oidcNames(origin);
  const oidc = { issuer, authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwksUri };
  return {
    apiBaseUrl: origin,
    oidc: { ...oidc, clientId, audienceScope, dpop },
    appName,
    ...(!overviewActivity && { overviewActivity }),
  };
};
