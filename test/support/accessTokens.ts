/** Access tokens like the provider's, signed with its own keys; tests may replace any header or claim. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { importJWK, SignJWT } from "jose";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { algorithm, audienceScope, clientId, grantClaim, oidcNames } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";

export interface TokenParts {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** Signs a valid token for a subject, with the given headers and claims replaced. */
export const tokenIssuer = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const { signing } = yield* OidcKeys;
  const sql = yield* SqlClient.SqlClient;
  const [jwk] = signing.keys;
  const { issuer, audience } = oidcNames(origin);
  if (jwk === undefined) return yield* Effect.dieMessage("The provider has no key");
  const key = yield* Effect.promise(() => importJWK(jwk, algorithm));

  const grant = "grant_of_a_sign_in";
  yield* sql`insert into oidc_artifacts (model, id, payload, expires_at)
    values ('Grant', ${grant}, '{}'::jsonb, now() + interval '1 hour') on conflict do nothing`;

  return (subject: string, { header, claims }: TokenParts = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const good = {
      iss: issuer,
      aud: audience,
      sub: subject,
      iat: now,
      exp: now + 600,
      jti: crypto.randomUUID(),
      client_id: clientId,
      scope: `openid ${audienceScope}`,
      [grantClaim]: grant,
    };
    return new SignJWT({ ...good, ...claims })
      .setProtectedHeader({ alg: algorithm, typ: "at+jwt", kid: jwk.kid, ...header })
      .sign(key);
  };
});
