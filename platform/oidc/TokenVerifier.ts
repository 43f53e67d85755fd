/** Verifies access tokens of this provider (RFC 9068, 4), whose grant and administrator must still exist. */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Clock, Context, Data, Effect, Layer, Redacted } from "effect";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import { type AdministratorRow, administratorColumns, toUser } from "#platform/admins/AdminsStore.ts";
import { prepared } from "#platform/database/PgliteClient.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { OidcKeys } from "./OidcKeys.ts";
import { algorithm, audienceScope, grantClaim, oidcNames } from "./OidcNames.ts";

export class InvalidToken extends Data.TaggedError("InvalidToken")<{
  /** A code that contains no part of the token. */
  readonly reason: string;
}> {}

/** The content of a token, which cannot change. */
interface Verified {
  readonly subject: string;
  readonly grant: string;
  /** In seconds since the epoch. */
  readonly expires: number;
}

/** A sign-in has a new token every ten minutes, so this is hundreds of administrators at once. */
const maxRemembered = 2000;

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
  const remembered = new Map<string, Verified>();

  const verifyOnce = Effect.fnUntraced(function* (token: string) {
    const { payload } = yield* Effect.tryPromise({
      try: () => jwtVerify<{ scope: unknown }>(token, keys, options),
      catch: (error) =>
        new InvalidToken({ reason: error instanceof errors.JOSEError ? error.code : "ERR_MALFORMED" }),
    });
    const { sub: subject, exp: expires = 0, scope, [grantClaim]: grant } = payload;
    if (typeof subject !== "string" || subject === "")
      return yield* new InvalidToken({ reason: "NO_SUBJECT" });
    if (typeof scope !== "string" || !scope.split(" ").includes(audienceScope)) {
      return yield* new InvalidToken({ reason: "NO_AUDIENCE_SCOPE" });
    }
    if (typeof grant !== "string") return yield* new InvalidToken({ reason: "NO_GRANT" });
    return { subject, grant, expires };
  });

  /** Signature and claims are checked once per token, its expiry at each call. */
  const claimsOf = Effect.fnUntraced(function* (token: string) {
    const key = createHash("sha256").update(token).digest("base64url");
    const known = remembered.get(key);
    if (known !== undefined && (yield* Clock.currentTimeMillis) < known.expires * 1000) return known;
    remembered.delete(key);
    const verified = yield* verifyOnce(token);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest);
    remembered.set(key, verified);
    return verified;
  });

  /** The administrator who signed in. */
  const verify = Effect.fn("TokenVerifier.verify")(function* (token: Redacted.Redacted) {
    const { subject, grant } = yield* claimsOf(Redacted.value(token));
    // Checked at each call, since signing out and reuse of a refresh token delete the grant.
    const [found] = yield* Effect.orDie(
      sql<AdministratorRow>`${sql.literal(prepared("signedIn"))} select ${sql.literal(administratorColumns)} from administrators
        where id = ${subject} and exists (
          select from oidc_artifacts where model = 'Grant' and id = ${grant} and expires_at > now())`,
    );
    return found === undefined ? yield* new InvalidToken({ reason: "SIGN_IN_OVER" }) : toUser(found);
  });

  return { verify };
});

export class TokenVerifier extends Context.Tag("platform/TokenVerifier")<
  TokenVerifier,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(TokenVerifier, make);
}
