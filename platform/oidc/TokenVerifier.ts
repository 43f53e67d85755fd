/** Verifies access tokens of this provider (RFC 9068, 4), whose grant must still exist. */
import { SqlClient } from "@effect/sql";
import { Context, Data, Effect, Layer, Redacted } from "effect";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { OidcKeys } from "./OidcKeys.ts";
import { algorithm, audienceScope, grantClaim, oidcNames } from "./OidcNames.ts";

export class InvalidToken extends Data.TaggedError("InvalidToken")<{
  /** A code that contains no part of the token. */
  readonly reason: string;
}> {}

export interface TokenVerifierShape {
  readonly verify: (token: Redacted.Redacted) => Effect.Effect<{ readonly subject: string }, InvalidToken>;
}

const make = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const { verification } = yield* OidcKeys;
  const sql = yield* SqlClient.SqlClient;
  const keys = createLocalJWKSet(verification);
  const { issuer, audience } = oidcNames(origin);
  const options = {
    issuer,
    audience,
    algorithms: [algorithm],
    typ: "at+jwt",
    requiredClaims: ["sub", "exp", "iat", "jti", "client_id", "scope", grantClaim],
  };

  /** Signing out and reuse of a refresh token delete the grant. */
  const isGranted = Effect.fn("TokenVerifier.isGranted")(function* (grant: string) {
    const found = yield* sql`select 1 from oidc_artifacts
      where model = 'Grant' and id = ${grant} and expires_at > now()`;
    return found.length === 1;
  }, Effect.orDie);

  const verify = Effect.fn("TokenVerifier.verify")(function* (token: Redacted.Redacted) {
    const { payload } = yield* Effect.tryPromise({
      try: () => jwtVerify<{ scope: unknown }>(Redacted.value(token), keys, options),
      catch: (error) =>
        new InvalidToken({ reason: error instanceof errors.JOSEError ? error.code : "ERR_MALFORMED" }),
    });
    const { sub: subject, scope, [grantClaim]: grant } = payload;
    if (typeof subject !== "string" || subject === "")
      return yield* new InvalidToken({ reason: "NO_SUBJECT" });
    if (typeof scope !== "string" || !scope.split(" ").includes(audienceScope)) {
      return yield* new InvalidToken({ reason: "NO_AUDIENCE_SCOPE" });
    }
    if (typeof grant !== "string" || !(yield* isGranted(grant))) {
      return yield* new InvalidToken({ reason: "SIGN_IN_OVER" });
    }
    return { subject };
  });

  return { verify };
});

export class TokenVerifier extends Context.Tag("platform/TokenVerifier")<
  TokenVerifier,
  TokenVerifierShape
>() {
  static readonly layer = Layer.effect(TokenVerifier, make);
}
